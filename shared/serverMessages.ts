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
  busy: {
    heading: 'Please try again in a moment',
    text: 'Too much is going on right now, so this was not begun and nothing was changed. Wait a few seconds, then try again.',
    again: 'Try again',
  },
  reportMail: {
    missing: 'This report is not there any more. Make it again to send it.',
    tooLarge: 'This report is too large for a message. Download it and pass it on another way.',
    paused: 'You have sent many reports within the last hour. Please try again later.',
    notSent: (to: readonly string[], sent: readonly string[]) =>
      [
        `The report was not sent to ${to.join(', ')}: the mail server did not take it.`,
        ...(sent.length > 0 ? [`It was sent to ${sent.join(', ')}, who need not be named again.`] : []),
        'Check the address, or try again in a moment.',
      ].join(' '),
  },
  calculation: {
    busy: 'Many coils are being rated at the moment. Please try again in a few seconds.',
    tooLong:
      'This took longer than there is time for, and was stopped. Try fewer rows or feeds in series, a larger superheat, the engine original, or fewer coils at once; then calculate again.',
    brokenOff:
      'The calculation broke off, and nothing was changed. Please try again. If it breaks off again, tell us what you entered.',
  },
} as const
