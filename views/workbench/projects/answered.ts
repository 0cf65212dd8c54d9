import type { RequestOf, ResponseOf } from '../../../shared/contracts/operation'
import type { AnyToolOperations } from '../../../shared/contracts/tools/toolOperations'
import { texts } from '../../../shared/texts'
import type { Tool } from '../../../shared/tools/tools'
import { CallError, type CallOptions, postTo, type ToolOperation } from '../../client/call'

interface Answered<Answer> {
  answer?: Answer
  /** Why there is no answer, in texts for the reader. */
  failure?: readonly string[]
  /** Whether there was no connection to the server. */
  isLost?: boolean
}

/** Calls the service of a tool. It does not throw: a refusal and a failed call both give `failure`. */
export async function answered<Name extends ToolOperation>(
  tool: Tool,
  name: Name,
  request: RequestOf<AnyToolOperations[Name]>,
  options: CallOptions = {},
): Promise<Answered<ResponseOf<AnyToolOperations[Name]>>> {
  try {
    const answer = await postTo(tool, name, request, { ...options, isHandled: true })
    if (answer.Succeeded) return { answer }
    return { failure: answer.Notices?.flatMap(({ Messages }) => Messages) ?? [texts.http.other] }
  } catch (error) {
    if (error instanceof CallError) return { failure: [error.message], isLost: error.why === 'lost' }
    throw error
  }
}
