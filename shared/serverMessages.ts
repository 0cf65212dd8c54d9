/** The product's own messages that the server alone says: no widget has to bring them along. */
export const serverMessages = {
  oldBrowser: {
    title: 'This browser cannot show Coilworks',
    line: 'Internet Explorer before version 11 is not supported. Please open this address in a current browser.',
  },
  outdatedBrowser: {
    title: 'Please use a current browser',
    line: 'Internet Explorer shows only parts of Coilworks. We recommend one of these browsers in a current version.',
  },
  accountsElsewhere:
    'This part needs the built-in account service, and this installation signs in by another one. You are still signed in.',
  searchMissing: 'This search is over and was not kept. Start it again.',
  tooManySearches: 'Too many searches within an hour. Try again later.',
} as const
