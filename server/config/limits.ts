/** Limits that only the server uses, in addition to the shared ones: pages do not need them. */
import { limits as known } from '../../shared/limits'

export const limits = {
  ...known,

  /** Versions of one project that are kept. */
  versions: 200,
  /** How long unsaved changes are kept [days]. */
  draftDays: 30,
  /** Drafts that one person may keep of one project, and of all projects; the next one replaces the oldest. */
  draftsOfProject: 5,
  draftsOfPerson: 500,
  /** Projects, templates and links that one person keeps, and all of one company. One more is refused. */
  kept: {
    designs: { person: 2_000, company: 50_000 },
    coil_templates: { person: 500, company: 10_000 },
    coil_snapshots: { person: 5_000, company: 50_000 },
  },
  /**
   * Calculations on a thread for which a request waits [ms of work time]: the greatest time of a rating, of a document
   * and of the ratings of many coils; how long one continues for which nobody waits any more; how many may be queued,
   * and for how long, for figures on the screen and for tables and files. Never longer than proxies wait [ms by the
   * clock].
   */
  calculation: {
    longestMs: 8_000,
    documentMs: 25_000,
    manyMs: 25_000,
    forsakenMs: 700,
    waiting: 100,
    waitMs: 6_000,
    slowWaitMs: 15_000,
    longestWallMs: 55_000,
  },
  /** Sessions that one person has open at once; a further one ends the oldest. */
  sessionsOfPerson: 10,
  /** How long an operator's command may take to send its request on the socket [ms]. */
  operatorSilentMs: 10_000,
  session: {
    idleMinutes: 30,
    privilegedIdleMinutes: 15,
    absoluteHours: 12,
    anonymousMinutes: 60,
    /** Length of the visitor's cookie [characters]: a browser keeps 4,096 of one, including name and attributes. */
    visitLength: 3_600,
    storeMs: 1_200,
    touchMs: 60_000,
  },
  bearerTokenMinutes: 60,
  temporaryPasswordHours: 24,
  invitationDays: 7,
  serviceAccountPassword: 20,
  /** Emails that one person may check, or invite, in a window. */
  invite: { max: 200, windowMinutes: 60 },
  /**
   * In a window: how often one invitation is sent again, and how many mails one mailbox gets because others typed it.
   */
  resend: { max: 5, windowMinutes: 24 * 60 },
  mailbox: { max: 30, windowMinutes: 24 * 60 },
  /** Sign-in attempts: by account, by address, and in a row until the owner resets the account. */
  login: { perAccount: 5, perAddress: 50, windowMinutes: 15, pauseMinutes: [1, 2, 4, 8, 15], inARow: 100 },
  /**
   * Passwords, codes and answers that are queued for hashing: in all, of one address, and how long [ms of work time] if
   * a person waits and in the background. One address may queue more than its attempts in a window, so that these wait
   * and are not refused.
   */
  hashing: { waiting: 1_000, waitingOfAddress: 60, waitMs: 2_000, backgroundWaitMs: 600_000 },
  /**
   * Attempts at security questions: over all operations that test an answer, and in a row until a reset or a day later.
   */
  clearance: { perAccount: 5, windowMinutes: 15, inARow: 10, inARowHours: 24, shortestAnswer: 3 },
  /** Acting as another person: greatest duration, attempts, and delay and duration of the notice [ms]. */
  impersonation: { minutes: 60, perAccount: 20, windowMinutes: 15, noticeDelay: 500, noticeLife: 10_000 },
  register: { perEmail: 3, perAddress: 20, windowMinutes: 60 },
  confirmRegistration: { perAddress: 30, windowMinutes: 15 },
  emailChange: { perUser: 5, perEmail: 3, windowMinutes: 60 },
  /** Messages to support: by person, and by address. */
  contactUs: { perPerson: 5, perAddress: 10, windowMinutes: 60 },
  forgotPassword: { perAccount: 3, perAddress: 20, windowMinutes: 60 },
  /** Callers that one process counts in memory, for limits that only stop floods. */
  floodKeys: 20_000,
  /**
   * Reports of browsers about the content-security policy: how many an address sends, and how many of one request
   * count.
   */
  policyReports: { perAddress: 30, windowMinutes: 60, inOne: 20 },
  upstream: {
    firstByteMs: 10_000,
    totalMs: 30_000,
    jsonBytes: 5_000_000,
    refusalBytes: 10_000,
  },
  /** When the circuit breaker of an upstream opens and for how long, and how many calls may run at the same time. */
  breaker: { inARow: 5, windowMs: 30_000, leastCalls: 20, failedShare: 0.5, openMs: 10_000, atOnce: 50 },
  /** How old, or how far in the future, the proof of another node may be [ms]: clocks of nodes differ. */
  nodeProofMs: 300_000,
  /** Pause before a reading call is repeated [ms]: the least, and a random addition up to `spreadMs`. */
  retry: { leastMs: 20, spreadMs: 80 },
  /** Product analytics that are forwarded: bytes of one request, and requests of an address in a window. */
  measure: { bytes: 2_000_000, perAddress: 6_000, windowMinutes: 60 },
  /**
   * Incoming requests: sizes, how many of one connection run at the same time, how many large bodies of one sender are
   * read at the same time, and the Retry-After of a refusal. New work is refused if so many requests are running, the
   * event loop is so late [ms], and half of the requests have waited for so long [ms]. One person has about six requests
   * running. If this lasts for `overloadMs`, the node counts as overloaded.
   */
  incoming: {
    headerBytes: 16_384,
    headers: 100,
    pipelined: 8,
    largeBodies: 8,
    retrySeconds: 2,
    underWay: { visit: 24, rest: 96 },
    latestMs: 250,
    longestWaitMs: 1_000,
    overloadMs: 10_000,
  },
  /**
   * Time limits of a connection [ms]: for the headers of a request and for all of it, both checked every `checkMs`;
   * without a byte in either direction; and without a new request after the last one.
   */
  connection: { headersMs: 15_000, requestMs: 30_000, checkMs: 1_000, silentMs: 120_000, keepAliveMs: 75_000 },
  /**
   * A stop [ms]: time for running requests, interval between checks for connections that can be closed, and how long a
   * connection stays open on which nothing was ever sent.
   */
  stop: { shutdownMs: 25_000, lookMs: 50, unusedMs: 1_000 },
  /** Free space of the data folder below which a node reports that it is not ready [bytes]. */
  leastFreeBytes: 50_000_000,
  reportDays: 30,
  /** Links to coils: how long one is kept after it was last made, and how many a person may make in a window. */
  links: { days: 1_095, perPerson: 120, windowMinutes: 60 },
  /** Reports and workbooks that one person may make in a window. */
  documents: { perPerson: 120, windowMinutes: 60 },
  /** Reports that one person may mail in a window, and the greatest size of a mailed report. */
  reportMails: { perPerson: 20, windowMinutes: 60, bytes: 10_000_000 },
  /** Time limits of a mail server: to connect, between two responses, and for a whole mail [ms]. */
  mail: { connectMs: 10_000, answerMs: 20_000, wholeMs: 180_000 },
  /**
   * The mail queue: the pause after each failed attempt; how long a mail is tried at most, and one with a code or a
   * temporary password; how often a node looks for mail, how many it sends at once, after what silence of the sender
   * another node takes over, and how often the sender renews its claim; how often, and after what pause [ms], it tries
   * to record that a mail was sent; and how long the record of an ended mail, and a mail in the folder, is kept.
   */
  mailQueue: {
    pauseMinutes: [1, 2, 4, 8, 15, 30, 60],
    hours: 48,
    codeMinutes: 30,
    /** Unsent mails that the command center lists. */
    shown: 20,
    temporaryPasswordHours: 12,
    lookSeconds: 15,
    atOnce: 4,
    silentSeconds: 180,
    saySeconds: 30,
    noteTries: 60,
    noteMs: 1_000,
    keptDays: 14,
    folderDays: 7,
  },
  /**
   * The command center. `beatMs`: how often a node tells what it knows. History: how long minutes [h], hours [days] and
   * days [days] are kept as such. Alarms: the window [min] and the least requests by which requests and ratings are
   * judged; how long [min] something must be in order to count as such; how often they are judged [s]. Errors: groups,
   * days and ids of requests that are kept. `nodeDays`: how long a node that stopped is listed. `backups`: how many are
   * remembered. `cachedMs`: how long figures that many people look at are kept.
   */
  monitoring: {
    beatMs: 10_000,
    minuteHours: 2,
    hourDays: 8,
    dayDays: 400,
    windowMinutes: 5,
    leastRequests: 20,
    fineMinutes: 2,
    judgeSeconds: 30,
    errorGroups: 500,
    errorDays: 14,
    requestIds: 5,
    stackLength: 2_000,
    nodeDays: 7,
    backups: 100,
    cachedMs: 5_000,
    alarmRecipients: 10,
    pageRows: 8,
  },
  /** Searches that one person starts in a window. */
  searches: { perPerson: 240, windowMinutes: 60 },
  /** Limits of the log: characters of one text in a line, and bytes of a line. */
  log: { fieldLength: 2_048, lineBytes: 16_384 },
  /**
   * Characters of one text in a row of the audit trail (fewer than in the log), and the greatest age of a checkpoint.
   */
  auditTrail: { textLength: 1_024, checkpointHours: 24 },
} as const
