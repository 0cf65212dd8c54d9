/** Every constant of the specification and of the security bar that code refers to, once, by name. */
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
  /** Most characters that are looked at where a password is typed. */
  typedPassword: 200,
  serviceAccountName: 75,
  serviceAccounts: 5,
  inviteMessage: 1000,
  /** Most people that one call invites. */
  invitees: 50,
  securityAnswer: 30,
  /** The impersonation prompt takes more than an email can have; a longer one finds nobody. */
  impersonatedEmail: 254,
  /** A report by mail: how many addresses at once, and characters of the note. */
  reportMail: { addresses: 5, note: 1000 },
  contact: { company: 100, name: 75, subject: 100, message: 1000 },
  projectName: 75,
  /** Projects and templates that are listed at once: the others are found by their names. */
  listed: { designs: 200, templates: 200 },
  /** Coils of one project, and steps of a change that can be undone. */
  projectItems: 200,
  /** Coils that are rated by one call: more of them go portion by portion. */
  ratedAtOnce: 10,
  undoSteps: 100,
  draftPause: 5_000,
  note: 1000,
  remarks: 1000,
  tag: 30,
  /** Text that a dialog asks for, unless its caller says otherwise. */
  dialogText: 20,
  /** Rows of the dialog for several lines. */
  dialogRows: 15,
  /** How long a progress dialog shows its 100 % before it goes [ms]. */
  progress: { stop: 200, slowStop: 1_000 },
  /** How long the dialog of a navigation waits for a page that may never come [ms]: longer than the server does. */
  loadingDialog: 15_000,

  /** Toast lifetimes [ms]. */
  toast: { default: 5_000, error: 10_000, accessDenied: 5_000 },
  /** Lifetimes of alerts on a screen [ms]. */
  alert: { invitationsSent: 10_000, passwordCopied: 3_000 },
  /** Pause before a regenerated password is shown [ms]. */
  regenerationDelay: 1_000,
  /** Lifetime of the alert that nothing was changed [ms]. */
  noUpdateAlert: 5_000,
  /** How long a decision about cookies holds [days]. */
  consentDays: 365,
  /** Height of the report screen's own bar [px]; the frame has the rest of the window. */
  reportBarHeight: 55,
  /** How long after a report was shown it is asked whether the browser shows it [ms]. */
  reportCheck: 2_000,
  /** Characters of an exported file that become bytes at a time. */
  exportChunk: 512,
  /** Pause in typing after which the workbench recalculates [ms]. */
  typingPause: 60,
  /** Pause in typing after which a list is searched on the server [ms]. */
  searchPause: 250,
  /** Where the server has too much to do: pause before it is asked again [ms], and how often. */
  busy: { pause: 2_000, tries: 5, longestPause: 60_000 },
  /** Refrigerants in one question of a table of them. */
  refrigerantsAtOnce: 6,

  /** How long a password that was given counts as proof that the person is still the one at the screen. */
  proofMinutes: 15,
  /**
   * Codes of an authenticator app: how many steps a clock may be off, tries of a person, how long after the password the
   * code is waited for, how long a new app may take to be set up, and the codes for who has lost the app.
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
  /** A code that is sent by mail, and typed back. */
  mailedCode: { digits: 8, minutes: 10, tries: 5 },
  helpRequest: { perPerson: 10, windowMinutes: 60, summary: 200, detail: 4_000, page: 200, timeoutMs: 10_000 },

  body: { policyReport: 10_000, json: 100_000, jsonText: 64_000, document: 1_000_000, form: 20_000, depth: 20 },
  addressLength: 2_048,
  /** Reports of errors by browsers: characters, how many an hour, and how long they are kept. */
  errorLog: { text: 2_000, trace: 6_000, perCaller: 60, perAddress: 300, windowMinutes: 60, days: 30 },
  /** Measurements: how long the browser trusts the flag, least time between two of a kind, and how long they are kept. */
  analytics: { flagMs: 3_600_000, everyMs: 30_000, name: 100, value: 60, perCaller: 400, windowMinutes: 60, days: 90 },
  /** The R and D tracker: characters, hours a day, links a record, and years. */
  rAndD: { name: 100, linkValue: 100, links: 20, hours: 24, firstYear: 2018, lastYear: 2100, listed: 500 },
  /** Searches for coils: values a field, candidates, how often progress is asked and written [ms], how long they are kept. */
  search: { values: 60, candidates: 200, askMs: 400, writeMs: 250, staleSeconds: 30, lookSeconds: 5, hours: 24 },
  /** Rows of the audit trail a page: on the screen, and for each step of an export. */
  auditPage: { screen: 50, export: 200 },
  /** The company's users: rows of a page, and people that an owner is chosen from at once. */
  companyUsers: { page: 100, owners: 200 },
  /** Project sharing: people of a page of a list, moved in one save, and characters of the text that holds them. */
  sharing: { page: 200, moves: 2_000, config: 600_000 },
  userPage: 50,
  customerNumber: 20,
} as const

/** From local midnight of this day on there is no comparison of the engines: year, month, day. */
export const engineCompareDeactivation = [2026, 2, 1] as const
