"""The games that come with Soan. They are found through entry points, like anybody else's; nobody imports them."""
