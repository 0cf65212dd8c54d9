import type { Call } from '../shared/contracts/call'
import type { Frame } from '../shared/frame'

declare global {
  namespace Vike {
    interface PageContext {
      Page: () => React.ReactNode
    }
    interface PageContextServer {
      frame: Frame
      /** Calls an operation as the signed-in user, through the gateway. */
      call: Call
      /** The widgets' browser entry and what it imports, as built. */
      script: { src: string; preload: readonly string[] }
      /** What went wrong, for the problem page. */
      problem?: { status: number; heading: string; text: string }
    }
  }
}
