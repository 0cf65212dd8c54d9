/**
 * The built server is one of production unless somebody names another environment. It is loaded before everything else,
 * because React and Express read the name once, when they are loaded.
 */
process.env.NODE_ENV ||= 'production'
