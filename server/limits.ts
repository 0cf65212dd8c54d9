/** The limits that the server alone keeps, beside those that every part knows: a page has no use for them. */
import { limits as known } from '../shared/limits'

export const limits = {
  ...known,

  /** Versions of one project that are kept. */
  versions: 200,
  /** How long unsaved changes are kept [days]. */
  draftDays: 30,
  /** Sittings of one project whose unsaved changes one person has kept; the next gives up the oldest. */
  draftsOfProject: 5,
  /**
   * What a request waits for that is calculated on a thread [ms]: how long a rating, a document and the ratings of many coils may take, how long one
   * goes on that nobody waits for, and how many wait for their turn, for how long: what is looked at, and tables and files.
   */
  calculation: {
    longestMs: 8_000,
    documentMs: 25_000,
    manyMs: 25_000,
    forsakenMs: 700,
    waiting: 100,
    waitMs: 6_000,
    slowWaitMs: 15_000,
  },
  /** Sessions that one person has open at once; a further one ends the oldest. */
  sessionsOfPerson: 10,
  session: {
    idleMinutes: 30,
    privilegedIdleMinutes: 15,
    absoluteHours: 12,
    anonymousMinutes: 60,
    storeMs: 1_200,
    touchMs: 60_000,
  },
  bearerTokenMinutes: 60,
  temporaryPasswordHours: 24,
  invitationDays: 7,
  serviceAccountPassword: 20,
  /** Emails that one person may have looked at, or invite, in a window. */
  invite: { max: 200, windowMinutes: 60 },
  /** Sign-in tries: by account, by address, and how many in a row an account bears without an owner's reset. */
  login: { perAccount: 5, perAddress: 50, windowMinutes: 15, pauseMinutes: [1, 2, 4, 8, 15], inARow: 100 },
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
  /** Reports of browsers about the content-security policy: how many an address sends, and how many of one request count. */
  policyReports: { perAddress: 30, windowMinutes: 60, inOne: 20 },
  upstream: {
    firstByteMs: 10_000,
    totalMs: 30_000,
    jsonBytes: 5_000_000,
  },
  /** An upstream that fails is left alone for a while; so many of its calls may be under way at once. */
  breaker: { inARow: 5, windowMs: 30_000, leastCalls: 20, failedShare: 0.5, openMs: 10_000, atOnce: 50 },
  /** Pause before a reading call is sent once more [ms]: at least, and at most so much more. */
  retry: { leastMs: 20, spreadMs: 80 },
  /** Product analytics on their way through: bytes of one request, and requests of an address in a window. */
  measure: { bytes: 2_000_000, perAddress: 6_000, windowMinutes: 60 },
  /** What is taken in: times, sizes, how late the process may be before it refuses new work [ms], and when to ask again. */
  incoming: { headersMs: 15_000, requestMs: 30_000, headerBytes: 16_384, headers: 100, latestMs: 250, retrySeconds: 2 },
  shutdownMs: 25_000,
  reportDays: 30,
  /** Links to coils: how long one is kept after it was last made, and how many a person makes in a window. */
  links: { days: 1_095, perPerson: 120, windowMinutes: 60 },
  /** Reports and workbooks that one person has made in a window. */
  documents: { perPerson: 120, windowMinutes: 60 },
  /** Reports that one person mails in a window, and how large one may be to go out by mail. */
  reportMails: { perPerson: 20, windowMinutes: 60, bytes: 10_000_000 },
  /** How long a mail server may take to be there, and between two answers [ms]. */
  mail: { connectMs: 10_000, answerMs: 20_000 },
  /** Searches that one person starts in a window. */
  searches: { perPerson: 240, windowMinutes: 60 },
  logFieldLength: 2_048,
} as const
