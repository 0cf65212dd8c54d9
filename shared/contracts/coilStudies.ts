/** Operations that only the coil selection has: a coil with other refrigerants, and with both engines. */
import { z } from 'zod'
import { type Quantity, quantities } from '../../engine/units'
import { coilInput } from '../coils/document/coilDocument'
import { refrigerantNames } from '../coils/document/fluidChoices'
import { limits } from '../limits'
import { envelope, listEnvelope } from './envelope'
import { nothing, operation } from './operation'

const service = 'DesignService.svc'
const access = ['enterprise'] as const

const input = z.strictObject({ input: coilInput })

const figure = z.number().nullable()

/** One row of the table of refrigerants; values in SI. */
export const refrigerantRow = z.object({
  Name: z.string(),
  /** Why the coil is not rated with it. */
  Problem: z.string().nullable(),
  Capacity: figure,
  MassFlow: figure,
  PressureDrop: figure,
  Pressure: figure,
  SaturationDrop: figure,
  Charge: figure,
  /** Temperature glide from bubble to dew point at that pressure [K]. */
  Glide: figure,
  /** The number of warnings and errors of the rating. */
  Doubts: z.int(),
})

export type RefrigerantRow = z.infer<typeof refrigerantRow>

/** Rates an evaporator or condenser with other refrigerants at the same temperatures, a few at a time. */
export const SwapRefrigerants = operation({
  service,
  name: 'SwapRefrigerants',
  method: 'POST',
  changes: 'nothing',
  access,
  request: input.extend({ names: z.array(z.enum(refrigerantNames)).min(1).max(limits.refrigerantsAtOnce) }),
  response: listEnvelope(refrigerantRow),
})

const value = z.number().optional()

/** One line of the comparison of both engines; SI. */
export const comparisonRow = z.object({
  Item: z.string(),
  Value: z.object({ original: value, v2025: value }),
  unit: z.string(),
  quantity: z.enum(Object.keys(quantities) as [Quantity, ...Quantity[]]),
  difference: value,
})

/** The results of both engines for one coil, and how long this comparison is still offered. */
export const engineComparisonTable = z.object({
  FinsideResults: z.array(comparisonRow),
  TubesideResults: z.array(comparisonRow),
  /** Why an engine gave no answer. */
  Refusals: z.object({ original: z.string().optional(), v2025: z.string().optional() }),
  /** Why the engines differ, one sentence for each reason. */
  Reasons: z.array(z.string()),
  DaysRemaining: z.int(),
})

export type EngineComparisonTable = z.infer<typeof engineComparisonTable>

/** Whether the comparison of both engines is offered to the caller, and for how many days. */
export const GetEngineComparison = operation({
  service: 'DesignService.svc',
  name: 'GetEngineComparison',
  method: 'GET',
  access: ['enterprise'],
  request: nothing,
  response: envelope(z.object({ IsShown: z.boolean(), DaysRemaining: z.int() })),
})

/** Rates the coil with both engines. `shared/engineComparison.ts` says to whom, and until when. */
export const CompareEngines = operation({
  service,
  name: 'CompareEngines',
  method: 'POST',
  changes: 'nothing',
  access,
  request: input,
  response: envelope(engineComparisonTable),
})
