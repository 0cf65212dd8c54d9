import type { Identity } from '../shared/access/identity'
import type { Invitation } from '../shared/contracts/account'
import type { Ask, Call } from '../shared/contracts/call'
import type { Endpoint } from '../shared/contracts/endpoint'
import type { SetReport } from '../shared/contracts/tools/toolOperations'
import type { Frame } from '../shared/frame/frame'

declare global {
  namespace Vike {
    interface PageContext {
      Page: () => React.ReactNode
    }
    interface PageContextServer {
      frame: Frame
      /** The identity that the guard has just checked. For +data only: a page gets just what it shows. */
      identity: Identity | null
      /** The moment of the request. */
      now: Date
      /** The report in the session, until it is closed. */
      report?: SetReport
      /** The invitation, if the visitor came by its link. */
      invitation: Invitation | null
      /** Calls an operation as the signed-in user, through the gateway. */
      call: Call
      /** Calls a REST endpoint as the signed-in user, with the token of its back end. */
      ask: Ask
      /** Where the browser asks an endpoint without parameters, as the same user. */
      addressOf: (endpoint: Pick<Endpoint, 'api' | 'path'>) => string
      /** The result of calls; undefined, and logged, where a service behind them does not answer. The page says so. */
      whereServed: <T>(wanted: (call: Call, ask: Ask) => Promise<T>) => Promise<T | undefined>
      /** Answers with the page for a missing record: it does not exist, or is not for this reader. */
      missing: () => never
      /** The widgets' browser entry and what it imports, as built. */
      script: { src: string; preload: readonly string[] }
      /** The addresses of the page's style sheets, in their order. None in development, where Vike adds them. */
      styles: readonly string[]
      /** The problem that the error page shows. */
      problem?: { status: number; heading: string; text: string }
    }
  }
}
