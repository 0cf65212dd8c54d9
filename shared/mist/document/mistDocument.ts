/** The saved mist and the project of several: place, machine, spray, water, energy and money, in SI. */
import { z } from 'zod'
import type { Project } from '../../tools/project'
import { projectSchemas } from '../../tools/projectSchemas'
import { textUpTo } from '../../validation/schemas'
import { packedLength } from '../climates/packedLength'
import { mistKind } from './kind'

const n = z.number()
const name = textUpTo(60)

/** A year of one's own, from a file: its name, its hours packed, mean pressures of its months [Pa]. */
const weather = z.strictObject({
  name,
  hours: z
    .string()
    .length(packedLength)
    .regex(/^[\w-]*$/),
  pressures: z.array(n).length(12),
})

/** The climate, and the air of the design hour [K], [m]. */
const site = z.strictObject({
  /** The id of a place of the climates. */
  place: name,
  altitude: n,
  dryBulb: n,
  wetBulb: n,
})

/** A temperature of the air [K]: heat that the machine could give off [W], approach [K], power at its load [W]. */
const point = z.strictObject({ air: n, capacity: n, approach: n, power: n })

/** The saved coil or air cooler that the machine was read from, and what it came to: saved work keeps its numbers. */
const source = z.strictObject({
  kind: z.enum(['coil', 'air-cooler']),
  project: z.uuid(),
  item: name,
  /** The name of the project and its revision, the tag of the item, and when it was read. */
  ...{ name: textUpTo(200), revision: z.int(), tag: name, takenAt: z.iso.datetime() },
  /** Of a condenser: evaporating temperature [K], and the coefficient of performance over Carnot's [-]. */
  evaporating: n.optional(),
  carnotShare: n.optional(),
  /** As read: power [W] and slope [1/K], and the largest distance of a point from that line [-]. */
  ...{ ratedPower: n, slope: n, deviation: n },
  points: z.array(point).min(2).max(40),
})

const machine = z.strictObject({
  kind: z.enum(['chiller', 'condensing-unit', 'dry-cooler', 'air-handler']),
  /** Power with air of `ratedAt` [W], [K]. */
  ratedPower: n,
  ratedAt: n,
  /** Rise of the power for each kelvin, over the rated power [1/K]. */
  slope: n,
  /** Below this the head pressure is held [K]. */
  leastAir: n.optional(),
  /** Load over the rated one. */
  load: n,
  /** In place of the slope. */
  source: source.optional(),
})

/** The intake: air at the state at which it enters [m3/s], face [m2], from the nozzles to the coil [m]. */
const intake = z.strictObject({ airflow: n, face: n, distance: n })

/** A nozzle by its record: flow [m3/s] and Sauter diameter [m] at a pressure [Pa]. */
const nozzle = z.strictObject({ model: name.optional(), flow: n, pressure: n, sauter: n })

const spray = z.strictObject({
  effectiveness: n,
  evaporatedShare: n.optional(),
  nozzle,
  /** Of the pump, at the nozzles [Pa]. */
  pressure: n,
  stages: z.int(),
})

/** When the mist runs: from a dry bulb on [K], with a depression above [K]. */
const control = z.strictObject({ lockout: n.optional(), depression: n.optional() })

/** Hardness as calcium carbonate and dissolved solids [kg/m3]. */
const water = z.strictObject({
  hardness: n.optional(),
  dissolved: n.optional(),
  isRecirculated: z.boolean().optional(),
})

/** Money in one currency: energy [1/J], demand [1/W a month], water [1/m3], carbon dioxide [1/kg], [kg/J]. */
const money = z.strictObject({
  electricityPrice: n.optional(),
  demandPrice: n.optional(),
  waterPrice: n.optional(),
  sewerPrice: n.optional(),
  treatmentPrice: n.optional(),
  carbonIntensity: n.optional(),
  carbonPrice: n.optional(),
  installed: n,
  incentive: n.optional(),
  escalation: n,
  discount: n,
  life: n,
})

/** Of the design hour: air to the coil [K], water [m3/s] and nozzles, each at most. */
const limits = z.strictObject({ leaving: n, water: n, nozzles: n }).partial()

/** Refuses unknown fields; the engine itself checks the ranges. */
export const mistInput = z.strictObject({
  site,
  weather: weather.optional(),
  machine,
  intake,
  spray,
  control,
  water,
  limits,
  money,
})

const schemas = projectSchemas(mistKind, mistInput)

export const projectMist = schemas.item
export const mistDocument = schemas.document
export const mistProject = schemas.project

export type MistInput = z.infer<typeof mistInput>
export type MachineSource = z.infer<typeof source>
export type MistProject = Project<MistInput>
