// Imported first: boardgame.io checks and logs more outside production.
process.env.NODE_ENV = 'production';
