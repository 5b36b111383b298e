"""The table: the web application on which people and bots play.

Every page is drawn on the server, for one viewer, from what that viewer may know (``match.observe``); every decision
is committed before it is shown. :mod:`soan.table.app` is the way in.
"""
