/** Operations of a tool that search for items that meet a duty. */
import { z } from 'zod'
import { limits } from '../../limits'
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
    /** Starts a search, and stops the caller's earlier one. */
    StartSearch: operation({
      ...ofTool(tool),
      name: 'StartSearch',
      method: 'POST',
      changes: 'work',
      bodyLimit: limits.body.document,
      request: z.strictObject({ search }),
      response: envelope(z.object({ Id: id.nullable(), Considered: z.int(), Problems: z.array(inputProblem) })),
    }),
    /** The progress of one of the caller's searches, and its answer when it is done, or so far where it tells. */
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
          /** The number of candidates rated; `Considered` is the total. */
          Done: z.int(),
          Considered: z.int(),
          /** While it waits: the number of searches of all users that run first. */
          Before: z.int(),
          Answer: answer.nullable(),
        }),
      ),
    }),
    /** Stops one of the caller's searches. */
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
