/** The saved air cooler and the project of several: stream, air, bundles, fans, limits, place and money, in SI. */
import { z } from 'zod'
import { finSurface } from '../../../engine/options/finSurface'
import { limits as textLimits } from '../../limits'
import type { Project } from '../../tools/project'
import { projectSchemas } from '../../tools/projectSchemas'
import { textUpTo } from '../../validation/schemas'
import { airCoolerKind } from './kind'

const n = z.number()
const name = textUpTo(60)

/** A liquid at a temperature [K]: [kg/m3], [J/kg K], [Pa s], [W/m K]. */
const state = z.strictObject({ temperature: n, density: n, heatCapacity: n, viscosity: n, conductivity: n })

/** The stream in the tubes. */
const process = z.strictObject({
  /** A liquid by its properties, one of the list, a gas, or a fluid that may condense. */
  kind: z.enum(['own', 'liquid', 'gas', 'fluid']),
  /** Of the list, or that by which a saved mixture of gases was taken. */
  name: textUpTo(textLimits.projectName).optional(),
  /** Of a solution, by mass. */
  share: n.optional(),
  /** Of a gas, by mole. */
  gases: z.record(name, n).optional(),
  /** Of a liquid of one's own: cold and hot. */
  own: z.strictObject({ cold: state, hot: state }).optional(),
  pressure: n,
  /** A gas that does not condense, in the vapour of a fluid: its share of the whole stream, by moles where left out. */
  inert: name.optional(),
  inertShare: n.optional(),
  inertBasis: z.enum(['mole', 'mass']).optional(),
  /** By which its film is worked out; Silver, Bell and Ghaly where left out. */
  inertMethod: z.enum(['silver-bell-ghaly', 'colburn-hougen']).optional(),
  inlet: n,
  /** What is known besides where it comes in: two of flow [kg/s], outlet [K] and heat [W]. */
  given: z.enum(['flow-outlet', 'flow-heat', 'outlet-heat']),
  massFlow: n.optional(),
  outlet: n.optional(),
  heat: n.optional(),
  pourPoint: n.optional(),
  /** What its side is built for: absolute pressure, temperature of the metal. */
  designPressure: n.optional(),
  designTemperature: n.optional(),
})

const air = z.strictObject({
  dryBulb: n,
  altitude: n,
  flow: z.strictObject({
    basis: z.enum(['face-velocity', 'standard-volume', 'actual-volume', 'dry-air-mass']),
    value: n,
  }),
  winter: n.optional(),
  recirculation: n.optional(),
})

const fins = z.strictObject({
  kind: z.enum(['l-foot', 'embedded', 'extruded', 'plate']),
  /** Of round fins. */
  height: n.optional(),
  thickness: n,
  density: n,
  metal: name,
  /** Of plates. */
  surface: z.enum(finSurface.codes).exclude(['Optimize']).optional(),
})

/** What is put into the tubes; of one that its maker alone knows, film and drop over those of the plain tube. */
const insert = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tape'), pitch: n, thickness: n }),
  z.strictObject({ kind: z.literal('spring'), pitch: n, wire: n }),
  z.strictObject({ kind: z.literal('maker'), film: n, drop: n }),
])

const bundle = z.strictObject({
  rows: z.int(),
  passes: z.int(),
  /** Where they are not equal. */
  rowsPerPass: z.array(z.int()).max(12).optional(),
  tubesPerRow: z.int(),
  tubeLength: n,
  tubeDiameter: n,
  tubeWall: n,
  tubeMetal: name,
  transversePitch: n,
  longitudinalPitch: n.optional(),
  fins,
  fouling: z.strictObject({ air: n, process: n }).partial(),
  method: z.enum(['briggs-young', 'esdu', 'ganguli']).optional(),
  enhancement: insert.optional(),
  /** Inside diameter of the nozzles of each bundle, and how many there are at each end. */
  nozzle: n.optional(),
  nozzles: z.int().optional(),
})

const unit = z.strictObject({ bays: z.int(), bundlesPerBay: z.int() })

const fans = z.strictObject({
  draft: z.enum(['forced', 'induced']),
  perBay: z.int(),
  diameter: n,
  tipSpeed: n.optional(),
  efficiency: n.optional(),
  driveEfficiency: n.optional(),
  motorEfficiency: n.optional(),
  otherLosses: n.optional(),
  /**
   * Of one fan by its maker, by rising flow [m3/s]: total pressure [Pa] and, where it is known, power at the shaft [W].
   * It holds for the speed and the air of the fan that was chosen, and without one for the tip speed in standard air.
   */
  curve: z
    .array(z.strictObject({ flow: n, pressure: n, power: n.optional() }))
    .max(12)
    .optional(),
  /** The fan of the catalogue whose curve it is, as it was when it was chosen: [m], [1/s], [kg/m3]. */
  fan: z
    .strictObject({
      ...{ maker: name, model: name, impeller: name, diameter: n, speed: n, density: n },
      source: textUpTo(200),
    })
    .optional(),
  /** At which the noise is told [m]. */
  distance: n.optional(),
})

/** Power of all fans, velocity of standard air on the face, width and length of the plot: at most. */
const limits = z
  .strictObject({
    ...{ margin: n, processDrop: n, tipSpeed: n, soundPressure: n, soundPower: n, approach: n, pourMargin: n },
    ...{ fanPower: n, faceVelocity: n, width: n, length: n, airDrop: n },
  })
  .partial()

/** The year: the id of its place, and how the fans are run. */
const site = z.strictObject({ place: name })
const control = z.strictObject({ setPoint: n.optional(), leastSpeed: n.optional() })

/** Money in one currency: [1/J], and what variable-speed drives cost more than fixed ones. */
const money = z.strictObject({
  electricityPrice: n.optional(),
  drives: n,
  ...{ escalation: n, discount: n, life: n },
})

/** Refuses unknown fields; the engine itself checks the ranges. */
export const airCoolerInput = z.strictObject({ process, air, unit, bundle, fans, limits, site, control, money })

const schemas = projectSchemas(airCoolerKind, airCoolerInput)

export const projectAirCooler = schemas.item
export const airCoolerDocument = schemas.document
export const airCoolerProject = schemas.project

export type AirCoolerInput = z.infer<typeof airCoolerInput>
export type AirCoolerProject = Project<AirCoolerInput>
