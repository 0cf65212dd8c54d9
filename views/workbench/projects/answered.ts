import type { RequestOf, ResponseOf } from '../../../shared/contracts/operation'
import type { AnyToolOperations } from '../../../shared/contracts/tools/toolOperations'
import { texts } from '../../../shared/texts'
import type { Tool } from '../../../shared/tools/tools'
import { CallError, type CallOptions, postTo, type ToolOperation } from '../../client/call'

interface Answered<Answer> {
  answer?: Answer
  /** Why there is no answer, as the reader is told it. */
  failure?: readonly string[]
  /** Whether there was no connection to ask by. */
  isLost?: boolean
}

/** Asks the service of a tool; a refusal and a failure are both reasons to be told, and nothing is thrown for them. */
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
