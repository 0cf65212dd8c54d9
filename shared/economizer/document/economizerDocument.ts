/** The saved economizer and the project of several: boiler, fire, water, units, limits, loads and money, in SI. */
import { z } from 'zod'
import { limits as textLimits } from '../../limits'
import type { Project } from '../../tools/project'
import { projectSchemas } from '../../tools/projectSchemas'
import { textUpTo } from '../../validation/schemas'
import { economizerKind } from './kind'

const n = z.number()
const name = textUpTo(60)

/** Temperatures [K], pressures absolute [Pa], shares [-]. */
const boiler = z.strictObject({
  /** Maker and model, where it comes from a catalogue. */
  maker: name.optional(),
  model: name.optional(),
  duty: z.enum(['steam', 'hot-water']),
  /** Boiler horsepower; heat given or fired [W]; steam [kg/s]. */
  size: z.strictObject({ kind: z.enum(['horsepower', 'output', 'fired', 'steam']), value: n }),
  pressure: n,
  /** Of hot water alone: its temperature as it leaves. */
  supply: n.optional(),
  blowdown: n.optional(),
  /** How hot its gas leaves, or its efficiency by the higher heating value. */
  firing: z.strictObject({ kind: z.enum(['stack-temperature', 'efficiency']), value: n }),
  /** By its size where left out. */
  radiation: n.optional(),
})

const analysis = z.strictObject({
  C: n,
  H: n,
  O: n,
  N: n,
  S: n,
  Cl: n.optional(),
  ash: n.optional(),
  water: n.optional(),
})

const fuel = z.strictObject({
  /** A fuel of the list, or one's own: a gas by volume, an oil or solid by mass. */
  kind: z.enum(['named', 'own-gas', 'own-mass']),
  /** Of the list, or that by which a saved mixture was taken as one's own gas. */
  name: textUpTo(textLimits.projectName).optional(),
  /** Blended into a gas of the list, by volume. */
  hydrogen: n.optional(),
  gases: z.record(name, n).optional(),
  analysis: analysis.optional(),
  /** Of an own oil or solid [J/kg]. */
  higherHeatingValue: n.optional(),
})

const air = z.strictObject({
  given: z.strictObject({ kind: z.enum(['dry-oxygen', 'wet-oxygen', 'excess']), value: n }),
  temperature: n,
  /** [kg/kg dry] */
  humidity: n.optional(),
  /** [m] */
  altitude: n,
  /** Sulfur trioxide over dioxide. */
  trioxideShare: n.optional(),
})

/** What flows in the tubes: water, or another liquid by its share by mass. */
const liquid = { liquid: name.optional(), share: n.optional(), pressure: n }

const water = z.strictObject({
  /** Of the feedwater, or of the water that returns. */
  temperature: n,
  /** Where it is not the boiler's feedwater [kg/s]. */
  flow: n.optional(),
  ...liquid,
  feed: z.enum(['modulating', 'on-off', 'pumped']),
})

const fins = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('solid'), height: n, thickness: n, density: n, metal: name }),
  z.strictObject({ kind: z.literal('serrated'), height: n, thickness: n, density: n, metal: name, segmentWidth: n }),
])

/** A bank of tubes and how gas and water pass it. Lengths [m], fins per metre [1/m], dirt [m2 K/W]. */
export const economizerBank = z.strictObject({
  /** The standard unit that it is, where it comes from a catalogue. */
  model: name.optional(),
  arrangement: z.enum(['round', 'rectangular']),
  layout: z.enum(['staggered', 'in line']),
  rows: z.int(),
  tubesWide: z.int(),
  tubeLength: n,
  tubeDiameter: n,
  tubeWall: n,
  transversePitch: n,
  longitudinalPitch: n,
  tubeMetal: name,
  fins,
  circuits: z.int().optional(),
  flow: z.enum(['counter', 'parallel']),
  bypass: z.strictObject({ gas: n.optional(), water: n.optional() }).optional(),
  fouling: z.strictObject({ gas: n.optional(), water: n.optional() }).optional(),
  method: z.enum(['escoa', 'briggs-young', 'esdu', 'grimison', 'hedh']).optional(),
  /** Lanes left free in its depth for soot blowers. */
  sootBlowerLanes: z.int().optional(),
  hasDampers: z.boolean().optional(),
})

/** A second bank behind the first, with its own water: it may condense. */
const condensing = z.strictObject({
  bank: economizerBank,
  /** What it costs beside the first; 0 where one price covers both, left out where it is not known. */
  installed: n.optional(),
  water: z.strictObject({ temperature: n, flow: n, isPumped: z.boolean().optional(), ...liquid }),
})

const stack = z.strictObject({ diameter: n, height: n.optional(), ambient: n.optional() })

const limits = z
  .strictObject({
    /** Required at full fire [W]. */
    heat: n,
    gasDrop: n,
    gasOut: n,
    dewMargin: n,
    steamingMargin: n,
    waterDrop: n,
    /** Of the whole unit: length along the gas, width across it [m], dry [kg]. */
    height: n,
    width: n,
    weight: n,
  })
  .partial()

/** A load of the boiler over full load [-], its hours in a year, and what was measured at it. */
const load = z.strictObject({ load: n, hours: n, oxygen: n.optional(), stackTemperature: n.optional() })

const loads = z.strictObject({ first: load, second: load.optional(), third: load.optional(), fourth: load.optional() })

/** Money in one currency; prices of energy [1/J], of carbon dioxide [1/kg], rates [-], life [years]. */
const money = z.strictObject({
  fuelPrice: n.optional(),
  electricityPrice: n.optional(),
  carbonPrice: n.optional(),
  /** For the heat of the fuel [kg/J]. */
  nitrogenOxides: n.optional(),
  installed: n,
  incentive: n.optional(),
  escalation: n,
  discount: n,
  life: n,
})

/** What is compared with the design: colder water in winter, dirt on the fins, another fuel. */
const offDesign = z
  .strictObject({
    winterWater: n,
    /** On the gas side [m2 K/W]. */
    dirt: n,
    otherFuel: name,
    /** Dry oxygen with the other fuel. */
    otherOxygen: n,
  })
  .partial()

/** Refuses unknown fields; the engine itself checks the ranges. */
export const economizerInput = z.strictObject({
  boiler,
  fuel,
  air,
  water,
  unit: economizerBank,
  condensing: condensing.optional(),
  stack: stack.optional(),
  limits,
  loads,
  money,
  offDesign: offDesign.optional(),
})

const schemas = projectSchemas(economizerKind, economizerInput)

export const projectEconomizer = schemas.item
export const economizerDocument = schemas.document
export const projectDocument = schemas.project

export type EconomizerInput = z.infer<typeof economizerInput>
export type EconomizerBank = z.infer<typeof economizerBank>
export type EconomizerLoad = z.infer<typeof load>
export type EconomizerProject = Project<EconomizerInput>
