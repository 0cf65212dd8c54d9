/** The data that every page gets beside its own, for the frame around it. None of it may be a secret of the server. */

import type { Plant } from '../access/identity'
import type { OwnSession } from '../access/ownSession'
import type { ShownBanner } from '../banners'
import type { FactorSetup } from '../contracts/account'
import type { Notice } from '../contracts/envelope'
import type { UnitSystem } from '../display/units'
import type { RouteName } from '../routes'
import type { UserMenu } from './userMenu'

export type Theme = 'light' | 'dark'

export type Consent = 'accepted' | 'refused' | 'undecided'

/** The reader's own choices, which the server keeps in a cookie. */
export interface Preferences {
  theme: Theme
  units: UnitSystem
}

/** The signed-in reader, for display. */
export interface Viewer {
  fullName: string
  companyName: string
  customerNumber: string
  plant: Plant
  isImpersonated: boolean
  /** The person who impersonates the reader; absent if nobody does. */
  impersonator?: string
  /** Signed in with a temporary password: only changing it is allowed. */
  isTemporaryPassword: boolean
  /** Must set up two-step login: nothing else is allowed. */
  mustSetUpFactor?: boolean
  menu: UserMenu
}

/** A form that the server refused: the typed values (never a password) and the messages, by field. */
export interface FormState {
  values: Record<string, string>
  errors: Record<string, string>
  /** The message about the form as a whole. */
  message?: string
  /** The message of success, if the form stays on its page. */
  done?: string
  /** The encrypted values of another form that were typed before the session ended: the login form passes them on. */
  kept?: string
}

/** Shown once, in the answer to a form of the second factor, and on no later page. */
export interface FrameFactor {
  setup?: FactorSetup
  recoveryCodes?: readonly string[]
  /** The address that the reader wanted before. */
  next?: string
}

/** Sent with the page only after the reader agreed by 'Got it!'. */
export interface Measured {
  /** The project key, which is not a secret. */
  key: string
  /** A pseudonym of the signed-in person, without meaning elsewhere. */
  person?: string
  isRecording: boolean
}

export interface Frame {
  routeName: RouteName
  title: string
  /** Path and query of this page, for forms that return to it. */
  address: string
  viewer: Viewer | null
  preferences: Preferences
  /** The notice to everybody that the reader has not closed. */
  banner?: ShownBanner
  /** Notices that this page shows once. */
  notices: Notice[]
  /** Whether the product runs with demo users; every page then says so. */
  isDemo: boolean
  isMobile: boolean
  browser: 'Chrome' | 'Firefox' | 'other'
  year: number
  /** Support phone numbers by plant, from the configuration. */
  support: Partial<Record<Plant, string>>
  /** The CSRF token for the forms and calls of this session; absent without a session. */
  csrfToken?: string
  requestId: string
  /** The page asks for clearance instead of showing its content. */
  isChallenge?: boolean
  /** The page asks for the code of the second factor instead of showing its content: nobody is signed in yet. */
  isCodeAsked?: boolean
  factor?: FrameFactor
  /** A pseudonym of the reader, to compare tabs and pages: whether they belong to the same person. */
  reader?: string
  /** When the reader signed in [ms]: only distinguishes one session from the next. */
  signedInAt?: number
  /** Whether a session ended just before this page. */
  isAfterLogout: boolean
  /** The page from which this one was opened, to return to. */
  cameFrom?: string
  /** The reader's decision about cookies. */
  consent: Consent
  /** The data for product analytics, if they are configured and the reader has not refused: for who agrees, or will. */
  measured?: Measured
  /** The address of the privacy policy. */
  privacyAddress: string
  form?: FormState
  /** The reader's open sessions, only on the page that shows them. */
  ownSessions?: OwnSession[]
}
