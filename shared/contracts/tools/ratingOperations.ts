/** Operations that rate items. If the engine refuses an input, the answer lists problems by field; that is no error. */
import { z } from 'zod'
import { limits } from '../../limits'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

/** A field that the engine refuses: its path in the input, and why. */
export const inputProblem = z.object({ Path: z.string(), Message: z.string() })

const Problems = z.array(inputProblem)

/** Of the notices of a rating and its methods in their order: the fact and the advice, with places for the numbers. */
const Words = z.array(z.tuple([z.string(), z.string()]).readonly().nullable())

export function ratingOperations<Input extends z.ZodType, Rating extends z.ZodType, Summary extends z.ZodType>({
  tool,
  input,
  rating,
  outline = z.never(),
  summary,
}: Pick<ToolSchemas<Input, Rating, Summary>, 'tool' | 'input' | 'rating' | 'outline' | 'summary'>) {
  return {
    Rate: operation({
      ...ofTool(tool),
      name: 'Rate',
      method: 'POST',
      changes: 'nothing',
      /**
       * A live rating follows an input that is just being changed: a tool may leave out of it what takes long and is
       * compared with the result only. The outline of a rating has what the first view of the page shows, and stands in
       * place of it where the tool has one.
       */
      request: z.strictObject({ input, isLive: z.boolean().optional(), isOutline: z.boolean().optional() }),
      response: envelope(
        z.object({ Rating: rating.nullable(), Outline: outline.optional(), Problems, Words: Words.optional() }),
      ),
    }),
    /** Rates several inputs. Each gets a short rating, or the problems that the engine found. */
    RateMany: operation({
      ...ofTool(tool),
      name: 'RateMany',
      method: 'POST',
      changes: 'nothing',
      bodyLimit: limits.body.document,
      request: z.strictObject({ inputs: z.array(input).min(1).max(limits.projectItems) }),
      response: listEnvelope(z.object({ Rating: summary.nullable(), Problems })),
    }),
  }
}
