/** Operations by which a tool rates. An input that the engine refuses comes back as problems at its fields, not as an error. */
import { z } from 'zod'
import { limits } from '../../limits'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

/** A field that the engine refuses: where it is in the input, and why. */
export const inputProblem = z.object({ Path: z.string(), Message: z.string() })

const Problems = z.array(inputProblem)

export function ratingOperations<Input extends z.ZodType, Rating extends z.ZodType, Summary extends z.ZodType>({
  tool,
  input,
  rating,
  summary,
}: Pick<ToolSchemas<Input, Rating, Summary>, 'tool' | 'input' | 'rating' | 'summary'>) {
  return {
    Rate: operation({
      ...ofTool(tool),
      name: 'Rate',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ input }),
      response: envelope(z.object({ Rating: rating.nullable(), Problems })),
    }),
    /** Each has its own rating in short, or what the engine refuses in it. */
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
