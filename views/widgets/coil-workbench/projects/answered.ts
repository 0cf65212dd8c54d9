import type { Contracts } from '../../../../shared/contracts'
import type { RequestOf, ResponseOf } from '../../../../shared/contracts/operation'
import { texts } from '../../../../shared/texts'
import { CallError, type CallOptions, post } from '../../../client/call'

type Operations = Contracts['DesignService.svc']
type Posted = {
  [Name in keyof Operations]: Operations[Name] extends { method: 'POST' } ? `DesignService.svc/${Name & string}` : never
}[keyof Operations]
type Of<Name> = Name extends `DesignService.svc/${infer N}`
  ? N extends keyof Operations
    ? Operations[N]
    : never
  : never

interface Answered<Answer> {
  answer?: Answer
  /** Why there is no answer, as the reader is told it. */
  failure?: readonly string[]
  /** Whether there was no connection to ask by. */
  isLost?: boolean
}

/** Asks the design service; a refusal and a failure are both reasons to be told, and nothing is thrown for them. */
export async function answered<Name extends Posted>(
  name: Name,
  request: RequestOf<Of<Name>>,
  options: CallOptions = {},
): Promise<Answered<ResponseOf<Of<Name>>>> {
  try {
    const answer = await post(name, request as never, { ...options, isHandled: true })
    if (answer.Succeeded) return { answer: answer as ResponseOf<Of<Name>> }
    return { failure: answer.Notices?.flatMap(({ Messages }) => Messages) ?? [texts.http.other] }
  } catch (error) {
    if (error instanceof CallError) return { failure: [error.message], isLost: error.why === 'lost' }
    throw error
  }
}
