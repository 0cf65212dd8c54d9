/** What every page is given beside its own data: the frame around it. Nothing here may hold a secret of the server. */

import type { Plant } from '../access/identity'
import type { OwnSession } from '../access/ownSession'
import type { FactorSetup } from '../contracts/account'
import type { Notice } from '../contracts/envelope'
import type { UnitSystem } from '../display/units'
import type { RouteName } from '../routes'
import type { UserMenu } from './userMenu'

export type Theme = 'light' | 'dark'

export type Consent = 'accepted' | 'refused' | 'undecided'

/** The reader's own choices, kept in a cookie by the server. */
export interface Preferences {
  theme: Theme
  units: UnitSystem
}

/** The signed-in reader as pages show them. */
export interface Viewer {
  fullName: string
  companyName: string
  customerNumber: string
  plant: Plant
  isImpersonated: boolean
  /** Who acts as the reader, where somebody does. */
  impersonator?: string
  /** Signed in with a temporary password: nothing but changing it is open. */
  isTemporaryPassword: boolean
  /** Has to set up two-step login: nothing else is open. */
  mustSetUpFactor?: boolean
  menu: UserMenu
}

/** A form that the server refused: what was typed (never a password) and what is wrong with it, by field. */
export interface FormState {
  values: Record<string, string>
  errors: Record<string, string>
  /** What concerns the form as a whole. */
  message?: string
  /** What the form did, where it stays on its page after success. */
  done?: string
  /** What was typed into another form before the session ended, sealed: the login form hands it on. */
  kept?: string
}

/** What is shown once, in the answer to a form of the second factor, and in no page after it. */
export interface FrameFactor {
  setup?: FactorSetup
  recoveryCodes?: readonly string[]
  /** Where the reader wanted to go before. */
  next?: string
}

/** Said in the page only after 'Got it!'. */
export interface Measured {
  /** Project key, which is no secret. */
  key: string
  /** Who is signed in, as a name that means nothing elsewhere. */
  person?: string
  isRecording: boolean
}

export interface Frame {
  routeName: RouteName
  title: string
  /** Path and query of this page, for forms that come back to it. */
  address: string
  viewer: Viewer | null
  preferences: Preferences
  /** Shown once, by this page. */
  notices: Notice[]
  /** Whether the product runs with demo people; every page says so. */
  isDemo: boolean
  isMobile: boolean
  browser: 'Chrome' | 'Firefox' | 'other'
  year: number
  /** Support numbers by plant, from configuration. */
  support: Partial<Record<Plant, string>>
  /** Token that forms and calls of this session carry; absent where there is no session. */
  csrfToken?: string
  requestId: string
  /** Asks for clearance in place of the page. */
  isChallenge?: boolean
  /** Asks for the code of the second factor in place of the page: nobody is signed in yet. */
  isCodeAsked?: boolean
  factor?: FrameFactor
  /** A name of the reader that means nothing elsewhere: tells whether another tab or page is of the same person. */
  reader?: string
  /** When the reader signed in [ms]: tells one session from the next, and nothing else. */
  signedInAt?: number
  /** Whether a session was ended just before this page. */
  isAfterLogout: boolean
  /** The page that this one was opened from, to go back to. */
  cameFrom?: string
  /** What the reader decided about cookies. */
  consent: Consent
  /** What product analytics need, where the reader agreed to them and they are configured. */
  measured?: Measured
  /** Where the privacy policy is. */
  privacyAddress: string
  form?: FormState
  /** Where the reader is signed in, on the page that shows it. */
  ownSessions?: OwnSession[]
}
