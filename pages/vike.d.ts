import type { Identity } from '../shared/access/identity'
import type { Invitation } from '../shared/contracts/account'
import type { Call } from '../shared/contracts/call'
import type { SetReport } from '../shared/contracts/tools/toolOperations'
import type { Frame } from '../shared/frame/frame'

declare global {
  namespace Vike {
    interface PageContext {
      Page: () => React.ReactNode
    }
    interface PageContextServer {
      frame: Frame
      /** Who is signed in, as the guard has just seen them. For +data only: a page gets what it shows. */
      identity: Identity | null
      /** The moment of the request. */
      now: Date
      /** The report that is set, until it is closed. */
      report?: SetReport
      /** Who was invited, where the visitor came by the link of an invitation. */
      invitation: Invitation | null
      /** Calls an operation as the signed-in user, through the gateway. */
      call: Call
      /** The record that the address names is not there, or not for this reader: the page is answered as a missing one. */
      missing: () => never
      /** The widgets' browser entry and what it imports, as built. */
      script: { src: string; preload: readonly string[] }
      /** What went wrong, for the problem page. */
      problem?: { status: number; heading: string; text: string }
    }
  }
}
