/** What the gateway knows by itself of a call: it is put into the request, over whatever the browser says of it. */
import type { Request } from 'express'
import type { Operation } from '../../shared/contracts/operation'

const byOperation: Record<string, (http: Request) => object> = {
  /** An invitation lets in only who came by its link: its mailbox alone proves less. */
  Register: ({ session }) => ({ invitationHash: session?.invitation?.Hash }),
}

export function withGatewayFacts(http: Request, { name }: Operation, request: object): object {
  return { ...request, ...byOperation[name]?.(http) }
}
