// Imported before anything else: boardgame.io checks and says more outside production.
process.env.NODE_ENV = 'production';
