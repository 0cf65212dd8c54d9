/** The messages about the second factor. Only the server uses them, so that no widget loads them. */
export const factorMessages = {
  wrong: 'That code is not right, or was used before. Wait for the next one and try again.',
  setUpWrong: 'That code does not match. Type the six digits that the app shows now.',
  paused: 'Too many codes did not match. Please try again later.',
  over: 'That took too long. Please log in again.',
  required: 'Your roles call for two-step login. It can be set up anew, but not turned off.',
  missing: 'Two-step login is not on. Set it up first.',
  notStarted: 'There is nothing to confirm any more. Begin once more.',
  off: 'Two-step login is off.',
} as const
