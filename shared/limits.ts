/** All constants of the specification and of the security requirements, each defined once, by name. */
export const limits = {
  email: 100,
  fullName: 75,
  phone: 30,
  companyName: 75,
  address: 100,
  city: 50,
  state: 50,
  zip: 20,
  password: { min: 8, max: 20 },
  /** Longest password input [characters]. Longer inputs are not checked further. */
  typedPassword: 200,
  serviceAccountName: 75,
  serviceAccounts: 5,
  inviteMessage: 1000,
  /** Most people in one invitation call. */
  invitees: 50,
  securityAnswer: 30,
  /** Longest input of the impersonation prompt [characters]; no email is longer. */
  impersonatedEmail: 254,
  /** A report by mail: most addresses, and most characters of the note. */
  reportMail: { addresses: 5, note: 1000 },
  contact: { company: 100, name: 75, subject: 100, message: 1000 },
  projectName: 75,
  /** Projects in a page of a list, with the last page that is given, and most templates in a list. */
  listed: { designs: 20, lastPage: 5_000, templates: 200 },
  /** Most items in one project. */
  projectItems: 200,
  /** Of one item of a project. */
  quantity: 9999,
  /** Most items in one rating call; more are sent in batches. */
  ratedAtOnce: 10,
  undoSteps: 100,
  draftPause: 5_000,
  note: 1000,
  remarks: 1000,
  tag: 30,
  /** Longest text in a prompt dialog [characters], unless its caller sets another limit. */
  dialogText: 20,
  /** Rows of the text area in a dialog for several lines. */
  dialogRows: 15,
  /** How long a progress dialog shows 100 % before it closes [ms]. */
  progress: { stop: 200, slowStop: 1_000 },
  /** How long the loading dialog waits for a page that may never come [ms]: longer than the server's own timeout. */
  loadingDialog: 15_000,

  /** How long after a page began to be left its failures are not told: a download, too, begins like that [ms]. */
  leaving: 1_000,
  /** Toast lifetimes [ms]. */
  toast: { default: 5_000, error: 10_000, accessDenied: 5_000 },
  /** Lifetimes of alerts on a screen [ms]. */
  alert: { invitationsSent: 10_000, passwordCopied: 3_000 },
  /** Pause before a regenerated password is shown [ms]. */
  regenerationDelay: 1_000,
  /** Lifetime of the alert that says that nothing was changed [ms]. */
  noUpdateAlert: 5_000,
  /** How long a decision about cookies holds [days]. */
  consentDays: 365,
  /** Height of the report screen's bar [px]; the frame fills the rest of the window. */
  reportBarHeight: 55,
  /** Delay before the report screen checks whether the browser shows the report [ms]. */
  reportCheck: 2_000,
  /** Characters of an exported file that are converted to bytes at a time. */
  exportChunk: 512,
  /** Pause in typing after which the workbench recalculates [ms]. */
  typingPause: 60,
  /** Pause in typing after which a list is searched on the server [ms]. */
  searchPause: 250,
  /** Retries while the server is overloaded: the pause before each, the longest pause [ms], and their number. */
  busy: { pause: 2_000, tries: 5, longestPause: 60_000 },
  /** Most refrigerants in one call of the table of refrigerants. */
  refrigerantsAtOnce: 6,

  /** How long a given password counts as proof that the same person is still present [minutes]. */
  proofMinutes: 15,
  /**
   * Codes of an authenticator app: allowed clock drift in steps, tries of a person, time between password and code,
   * time to set up a new app, and recovery codes for a lost app.
   */
  secondFactor: {
    ...{
      digits: 6,
      stepSeconds: 30,
      drift: 1,
      typed: 30,
      waitMinutes: 10,
      setUpMinutes: 60,
      recoveryCodes: 10,
      recoveryLength: 10,
      lowOnCodes: 3,
    },
    ...{ perAccount: 5, windowMinutes: 15, inARow: 10, inARowHours: 24 },
  },
  /** A code that is sent by mail: its digits, its lifetime, and the number of tries. */
  mailedCode: { digits: 8, minutes: 10, tries: 5 },
  helpRequest: { perPerson: 10, windowMinutes: 60, summary: 200, detail: 4_000, page: 200, timeoutMs: 10_000 },

  body: {
    policyReport: 10_000,
    json: 100_000,
    jsonText: 64_000,
    document: 1_000_000,
    weather: 6_500_000,
    catalogue: 5_000_000,
    form: 20_000,
    depth: 20,
  },
  /**
   * Requests of programs in a window: from one address on each node, and by one account on all of them. How often one
   * kind of refusal of an account is audited. Keys of requests that are done once: length, how long one is kept, and
   * after what time a request that never ended may be done again. For how long, and of how many programs, a node
   * remembers that it admitted them.
   */
  programs: {
    perAddress: 300,
    perAccount: 120,
    windowMinutes: 1,
    auditMinutes: 60,
    ...{ keyLength: 100, keyHours: 24, keyMinutes: 2 },
    ...{ rememberedMinutes: 1, remembered: 1_000 },
  },
  addressLength: 2_048,
  /** Error reports by browsers: characters, number in each window, and how long they are kept [days]. */
  errorLog: { text: 2_000, trace: 6_000, perCaller: 60, perAddress: 300, windowMinutes: 60, days: 30 },
  /** Measurements: how long browsers cache the flag, least time between two of a kind, and how long they are kept. */
  analytics: { flagMs: 3_600_000, everyMs: 30_000, name: 100, value: 60, perCaller: 400, windowMinutes: 60, days: 90 },
  /** The R and D tracker: characters, hours in a day, links of a record, and years. */
  rAndD: { name: 100, linkValue: 100, links: 20, hours: 24, firstYear: 2018, lastYear: 2100, listed: 500 },
  /** Searches: values of a field, candidates, intervals to poll and store progress [ms], and how long they are kept. */
  search: { values: 60, candidates: 200, askMs: 400, writeMs: 250, staleSeconds: 30, lookSeconds: 5, hours: 24 },
  /** Rows in a page of the audit trail: on the screen, and in each step of an export. */
  auditPage: { screen: 50, export: 200 },
  /** The company's users: rows in a page, and people in the list for a new owner. */
  companyUsers: { page: 100, owners: 200 },
  /** Project sharing: people in a page, people moved in one save, and characters of the request text. */
  sharing: { page: 200, moves: 2_000, config: 600_000 },
  userPage: 50,
  /** Rows in a page of the admin's lists, and the last page that is given. */
  adminPage: { rows: 25, last: 10_000 },
  /** Lists that may be long say the number of their rows up to this, and above it that there are more. */
  countedUpTo: 1_000,
  /** A notice to everybody: characters, so that it takes one line of a wide window and few of a narrow one. */
  banner: { text: 140, days: 366 },
  /** Characters of the note on a request to support. */
  inboxNote: 1_000,
  /** How long answered requests are kept, where no admin has set another time [days]. */
  inboxDays: 730,
  customerNumber: 20,
} as const

/** The comparison of the engines ends at local midnight of this day: year, month, day. */
export const engineCompareDeactivation = [2026, 2, 1] as const
