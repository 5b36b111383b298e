"""How well does Soan search, and would it search better otherwise?"""
