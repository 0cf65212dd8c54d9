/** Operations of the design service that explain a coil: its methods, and what would change it. */
import { z } from 'zod'
import { listEnvelope } from './envelope'
import { operation } from './operation'

const service = 'DesignService.svc'
const access = ['enterprise'] as const

/** A published correlation as it is shown: what it rests on and where it holds; inputs in SI. */
export const correlationDescription = z.object({
  Id: z.string(),
  Kind: z.string(),
  Authors: z.string(),
  Year: z.int(),
  Title: z.string(),
  Inputs: z.array(z.object({ Name: z.string(), Unit: z.string(), Meaning: z.string() })),
  /** From and to, by input. */
  Validity: z.record(z.string(), z.tuple([z.number().nullable(), z.number().nullable()])),
  Accuracy: z.string(),
  Source: z.string(),
  /** What is not confirmed in its source, or rests on an assumption. */
  Trust: z.enum(['verify', 'assumption']).nullable(),
})

export type CorrelationDescription = z.infer<typeof correlationDescription>

/** The registry of published correlations, without their functions. */
export const ListCorrelations = operation({
  service,
  name: 'ListCorrelations',
  method: 'GET',
  access,
  request: z.strictObject({}),
  response: listEnvelope(correlationDescription),
})
