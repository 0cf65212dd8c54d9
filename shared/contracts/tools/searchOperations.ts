/** Operations by which a tool searches for what meets a duty. */
import { z } from 'zod'
import { searchStates } from '../../tools/searchStates'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { inputProblem } from './ratingOperations'
import { ofTool, type ToolSchemas } from './toolSchemas'

const id = z.uuid()

export function searchOperations<Search extends z.ZodType, Answer extends z.ZodType>({
  tool,
  search,
  answer,
}: { search: Search; answer: Answer } & Pick<ToolSchemas, 'tool'>) {
  return {
    /** Begins a search. It ends the caller's search before it. */
    StartSearch: operation({
      ...ofTool(tool),
      name: 'StartSearch',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ search }),
      response: envelope(z.object({ Id: id.nullable(), Considered: z.int(), Problems: z.array(inputProblem) })),
    }),
    /** How far one of the caller's searches is, and its answer once there is one. */
    AskSearch: operation({
      ...ofTool(tool),
      name: 'AskSearch',
      method: 'POST',
      changes: 'nothing',
      polled: true,
      request: z.strictObject({ id }),
      response: envelope(
        z.object({
          State: z.enum(searchStates),
          /** Candidates that are dealt with, of how many. */
          Done: z.int(),
          Considered: z.int(),
          /** While it waits: searches that come before it, whoever asked for them. */
          Before: z.int(),
          Answer: answer.nullable(),
        }),
      ),
    }),
    /** Ends one of the caller's searches before its time. */
    StopSearch: operation({
      ...ofTool(tool),
      name: 'StopSearch',
      method: 'POST',
      changes: 'work',
      request: z.strictObject({ id }),
      response: envelope(z.null()),
    }),
  }
}
