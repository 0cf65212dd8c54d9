/** Operations of the design service that explain a coil: its methods, and what would change it. */
import { z } from 'zod'
import { type Quantity, quantities } from '../../engine/units'
import { coilInput } from '../coils/document/coilDocument'
import { refrigerantNames } from '../coils/document/fluidChoices'
import { limits } from '../limits'
import { envelope, listEnvelope } from './envelope'
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

const input = z.strictObject({ input: coilInput })

/** An option that the coil would be refused with, and why. */
export const unfitOption = z.object({ Path: z.string(), Value: z.string(), Reason: z.string() })

export type UnfitOption = z.infer<typeof unfitOption>

/** The methods and options that do not fit the coil as it is. */
export const ListUnfitOptions = operation({
  service,
  name: 'ListUnfitOptions',
  method: 'POST',
  changes: 'nothing',
  access,
  request: input,
  response: listEnvelope(unfitOption),
})
const figure = z.number().nullable()

/** Capacities [W] with one input changed at a time; inputs in SI. */
export const variationsAnswer = z.object({
  /** Of the coil as it is; nothing where the engine refuses it, with the reason. */
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

/** Rates the coil with each main input a step lower and a step higher, the others as they are. */
export const RateVariations = operation({
  service,
  name: 'RateVariations',
  method: 'POST',
  changes: 'nothing',
  access,
  request: input,
  response: envelope(variationsAnswer),
})

/** One refrigerant in a table of them; figures in SI. */
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
  /** From bubble to dew point at that pressure [K]. */
  Glide: figure,
  /** Warnings and errors of the rating. */
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
  item: z.string(),
  unit: z.string(),
  quantity: z.enum(Object.keys(quantities) as [Quantity, ...Quantity[]]),
  original: value,
  v2025: value,
  difference: value,
})

/** Both engines on one coil, and how long there is such a table. */
export const engineComparisonTable = z.object({
  FinsideResults: z.array(comparisonRow),
  TubesideResults: z.array(comparisonRow),
  /** Why an engine gave no answer. */
  Refusals: z.object({ original: z.string().optional(), v2025: z.string().optional() }),
  /** Why the engines differ, a sentence each. */
  Reasons: z.array(z.string()),
  DaysRemaining: z.int(),
})

export type EngineComparisonTable = z.infer<typeof engineComparisonTable>

/** Rates the coil by both engines. Refused to whom, and from when on, there is no comparison: see designs/engineComparison. */
export const CompareEngines = operation({
  service,
  name: 'CompareEngines',
  method: 'POST',
  changes: 'nothing',
  access,
  request: input,
  response: envelope(engineComparisonTable),
})
