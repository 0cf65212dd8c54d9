/** The limits that the server alone keeps, beside those that every part knows: a page has no use for them. */
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
   * What a request waits for that is calculated on a thread [ms of work time]: how long a rating, a document and the
   * ratings of many coils may take, how long one goes on that nobody waits for, and how many wait for their turn, for how
   * long: what is looked at, and tables and files. In no case longer than proxies wait [ms by the clock].
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
  /** How long the operator's command may take to say what it wants [ms]. */
  operatorSilentMs: 10_000,
  session: {
    idleMinutes: 30,
    privilegedIdleMinutes: 15,
    absoluteHours: 12,
    anonymousMinutes: 60,
    /** Characters of the cookie that a visitor carries: a browser keeps 4,096 of one, name and attributes included. */
    visitLength: 3_600,
    storeMs: 1_200,
    touchMs: 60_000,
  },
  bearerTokenMinutes: 60,
  temporaryPasswordHours: 24,
  invitationDays: 7,
  serviceAccountPassword: 20,
  /** Emails that one person may have looked at, or invite, in a window. */
  invite: { max: 200, windowMinutes: 60 },
  /** How often one invitation is sent again, and how many mails one mailbox is sent that others typed, in a window. */
  resend: { max: 5, windowMinutes: 24 * 60 },
  mailbox: { max: 30, windowMinutes: 24 * 60 },
  /** Sign-in tries: by account, by address, and how many in a row an account bears without an owner's reset. */
  login: { perAccount: 5, perAddress: 50, windowMinutes: 15, pauseMinutes: [1, 2, 4, 8, 15], inARow: 100 },
  /**
   * Passwords, codes and answers that wait to be hashed: in all, of one address, and how long [ms of work time] where
   * somebody waits and in the background. Of one address more than its tries in a window, so that these only wait.
   */
  hashing: { waiting: 1_000, waitingOfAddress: 60, waitMs: 2_000, backgroundWaitMs: 600_000 },
  /** Answers to security questions: over all ways that test one, and in a row until a reset or a day later. */
  clearance: { perAccount: 5, windowMinutes: 15, inARow: 10, inARowHours: 24, shortestAnswer: 3 },
  /** Acting as another person: how long at most, tries, and the notice that says so [ms]. */
  impersonation: { minutes: 60, perAccount: 20, windowMinutes: 15, noticeDelay: 500, noticeLife: 10_000 },
  register: { perEmail: 3, perAddress: 20, windowMinutes: 60 },
  confirmRegistration: { perAddress: 30, windowMinutes: 15 },
  emailChange: { perUser: 5, perEmail: 3, windowMinutes: 60 },
  /** Messages to support: by person, and by address. */
  contactUs: { perPerson: 5, perAddress: 10, windowMinutes: 60 },
  forgotPassword: { perAccount: 3, perAddress: 20, windowMinutes: 60 },
  /** Callers that one process keeps count of, where it only keeps a flood away. */
  floodKeys: 20_000,
  /** Reports of browsers about the content-security policy: how many an address sends, and how many of one request count. */
  /** What programs ask, from one address and by one account. */
  programs: { perAddress: 300, perAccount: 120, windowMinutes: 1 },
  policyReports: { perAddress: 30, windowMinutes: 60, inOne: 20 },
  upstream: {
    firstByteMs: 10_000,
    totalMs: 30_000,
    jsonBytes: 5_000_000,
  },
  /** An upstream that fails is left alone for a while; so many of its calls may be under way at once. */
  breaker: { inARow: 5, windowMs: 30_000, leastCalls: 20, failedShare: 0.5, openMs: 10_000, atOnce: 50 },
  /** How old the proof of a node may be at another one's service port, and how far ahead [ms]: their clocks differ. */
  nodeProofMs: 300_000,
  /** Pause before a reading call is sent once more [ms]: at least, and at most so much more. */
  retry: { leastMs: 20, spreadMs: 80 },
  /** Product analytics on their way through: bytes of one request, and requests of an address in a window. */
  measure: { bytes: 2_000_000, perAddress: 6_000, windowMinutes: 60 },
  /**
   * What is taken in: sizes, and when to ask again. New work is refused where so many requests are under way, the process
   * is so late [ms], and half of them have waited for so long [ms]; a person has six or so under way. From `overloadMs`
   * on that counts as lasting.
   */
  incoming: {
    headerBytes: 16_384,
    headers: 100,
    retrySeconds: 2,
    underWay: { visit: 24, rest: 96 },
    latestMs: 250,
    longestWaitMs: 1_000,
    overloadMs: 10_000,
  },
  /**
   * How long a connection may take [ms]: for the headers of a request and for all of it, each looked at every `checkMs`;
   * without a byte in either direction; and without a request after the one before.
   */
  connection: { headersMs: 15_000, requestMs: 30_000, checkMs: 1_000, silentMs: 120_000, keepAliveMs: 75_000 },
  /**
   * A stop: how long requests under way are given, how often is looked for connections that may end, and how long one is
   * left on which nothing was ever sent [ms].
   */
  stop: { shutdownMs: 25_000, lookMs: 50, unusedMs: 1_000 },
  /** Room in the data folder below which a node takes no more requests from a balancer [bytes]. */
  leastFreeBytes: 50_000_000,
  reportDays: 30,
  /** Links to coils: how long one is kept after it was last made, and how many a person makes in a window. */
  links: { days: 1_095, perPerson: 120, windowMinutes: 60 },
  /** Reports and workbooks that one person has made in a window. */
  documents: { perPerson: 120, windowMinutes: 60 },
  /** Reports that one person mails in a window, and how large one may be to go out by mail. */
  reportMails: { perPerson: 20, windowMinutes: 60, bytes: 10_000_000 },
  /** How long a mail server may take to be there, and between two answers [ms]. */
  mail: { connectMs: 10_000, answerMs: 20_000 },
  /**
   * Mail that waits: how long after each failed try, how long a mail is tried at most, and how long one with a code or a
   * temporary password; how often a node looks for it, how many it sends at once, after what silence of the sender it is
   * taken over, how often the sender says that it is there; how often it tries to note that a mail was sent, and after
   * what pause [ms]; and how long the record of an ended one, and a mail in the folder, is kept.
   */
  mailQueue: {
    pauseMinutes: [1, 2, 4, 8, 15, 30, 60],
    hours: 48,
    codeMinutes: 30,
    /** Unsent ones that the command center lists. */
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
  /** Searches that one person starts in a window. */
  searches: { perPerson: 240, windowMinutes: 60 },
  /** What the log takes: characters of one text in a line, and bytes of a line. */
  log: { fieldLength: 2_048, lineBytes: 16_384 },
  /** Characters of one text in a row of the audit trail, fewer than the log takes; and how old its last checkpoint gets. */
  auditTrail: { textLength: 1_024, checkpointHours: 24 },
} as const
