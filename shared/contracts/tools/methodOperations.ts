/** Operations that explain a rating: its published methods, and the effect of each input. */
import { z } from 'zod'
import { envelope, listEnvelope } from '../envelope'
import { operation } from '../operation'
import { ofTool, type ToolSchemas } from './toolSchemas'

/** The description of a published correlation: its source and its valid ranges; inputs in SI. */
const correlationDescription = z.object({
  Id: z.string(),
  Kind: z.string(),
  Authors: z.string(),
  Year: z.int(),
  Title: z.string(),
  Inputs: z.array(z.object({ Name: z.string(), Unit: z.string(), Meaning: z.string() })),
  /** Lowest and highest value, by input; null if there is no limit. */
  Validity: z.record(z.string(), z.tuple([z.number().nullable(), z.number().nullable()])),
  Accuracy: z.string(),
  Source: z.string(),
  /** Set if its constants are not confirmed in the source, or it rests on an assumption. */
  Trust: z.enum(['verify', 'assumption']).nullable(),
})

export type CorrelationDescription = z.infer<typeof correlationDescription>

/** An option with which the engine would refuse the item, and why. */
const unfitOption = z.object({ Path: z.string(), Value: z.string(), Reason: z.string() })

export type UnfitOption = z.infer<typeof unfitOption>

const figure = z.number().nullable()

/** The main result with one input changed at a time; SI. */
export const variationsAnswer = z.object({
  /** The result of the item as it is; null if the engine refuses it, for the reason in `Problem`. */
  Capacity: figure,
  Problem: z.string().nullable(),
  Variations: z.array(
    z.object({
      Path: z.string(),
      Value: z.number(),
      Low: z.number(),
      High: z.number(),
      LowCapacity: figure,
      HighCapacity: figure,
    }),
  ),
})

export function methodOperations<Input extends z.ZodType>({
  tool,
  input,
}: { input: Input } & Pick<ToolSchemas, 'tool'>) {
  return {
    /** The registry of published correlations, without their functions. */
    ListCorrelations: operation({
      ...ofTool(tool),
      name: 'ListCorrelations',
      method: 'GET',
      request: z.strictObject({}),
      response: listEnvelope(correlationDescription),
    }),
    /** The methods and options that do not fit the item. */
    ListUnfitOptions: operation({
      ...ofTool(tool),
      name: 'ListUnfitOptions',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({ input }),
      response: listEnvelope(unfitOption),
    }),
    /** Rates the item with each main input a step lower and a step higher, while the others stay unchanged. */
    RateVariations: operation({
      ...ofTool(tool),
      name: 'RateVariations',
      method: 'POST',
      changes: 'nothing',
      request: z.strictObject({
        input,
        /** The reader's units, in which the steps are round numbers; SI without them. */
        system: z.enum(['IP', 'SI']).optional(),
      }),
      response: envelope(variationsAnswer),
    }),
  }
}
