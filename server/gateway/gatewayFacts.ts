/** Fields that the gateway sets in a request by its own knowledge. They override values from the browser. */
import type { Request } from 'express'
import type { Operation } from '../../shared/contracts/operation'

const byOperation: Record<string, (http: Request) => object> = {
  /** An invitation admits only people who came by its link; the mailbox alone is a weaker proof. */
  Register: ({ session }) => ({ invitationHash: session?.invitation?.Hash }),
}

export function withGatewayFacts(http: Request, { name }: Operation, request: object): object {
  return { ...request, ...byOperation[name]?.(http) }
}
