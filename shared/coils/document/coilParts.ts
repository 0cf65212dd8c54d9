/** The schemas of the parts that every coil has: air, geometry, limits and methods. */

import { z } from 'zod'
import { bodySchedule } from '../../../engine/options/bodySchedule'
import { coilHand } from '../../../engine/options/coilHand'
import { finSurface } from '../../../engine/options/finSurface'
import { textUpTo } from '../../validation/schemas'

const quantity = z.number()
const name = textUpTo(40)
/** The id of a correlation. The engine checks whether it exists. */
const method = name.optional()

export const air = z.strictObject({
  flow: z.strictObject({
    basis: z.enum(['standard-volume', 'actual-volume', 'dry-air-mass']),
    value: quantity,
    moist: z.boolean().optional(),
  }),
  dryBulb: quantity,
  humidity: z.strictObject({ kind: z.enum(['wet-bulb', 'relative-humidity', 'humidity-ratio']), value: quantity }),
  pressure: z.strictObject({ kind: z.enum(['absolute', 'altitude']), value: quantity }),
})

const enhancement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('rifled'),
    fins: quantity,
    finHeight: quantity,
    helixAngle: quantity,
    apexAngle: quantity,
  }),
  z.strictObject({ kind: z.literal('spring'), pitch: quantity, wire: quantity }),
  z.strictObject({ kind: z.literal('tape'), pitch: quantity, thickness: quantity }),
  z.strictObject({ kind: z.literal('ball'), diameter: quantity, pitch: quantity }),
])

export const geometry = z.strictObject({
  finnedHeight: quantity,
  finnedLength: quantity,
  rows: z.int(),
  tubeOutsideDiameter: quantity,
  tubeWall: quantity,
  transversePitch: quantity,
  longitudinalPitch: quantity,
  tubePattern: z.enum(['Staggered', 'Inline']),
  tubeMaterial: name,
  finSurface: z.enum(finSurface.codes),
  surfaceDetails: z
    .strictObject({
      waveHeight: quantity,
      halfWaveLength: quantity,
      louverPitch: quantity,
      louverHeight: quantity,
      stripHeight: quantity,
      stripBreadth: quantity,
      strips: quantity,
    })
    .partial()
    .optional(),
  finMaterial: name,
  finThickness: quantity,
  finPitch: quantity,
  coating: z.strictObject({ thickness: quantity, conductivity: quantity, hydrophilic: z.boolean() }).optional(),
  enhancement: enhancement.optional(),
  circuiting: z.union([quantity, z.strictObject({ feeds: quantity }), z.literal('optimize')]),
  arrangement: z.enum(['auto', 'counter', 'parallel', 'cross', 'zig-zag', 'user defined']).optional(),
  hand: z.enum(coilHand.codes),
  lead: z.enum(['L1', 'L2', 'S1', 'S2', 'IL']).optional(),
  bodySchedule: z.enum(bodySchedule.codes).optional(),
  punchOut: z.enum(['front', 'back', 'all']).optional(),
})

/** The geometry of a coil without values left to choose. */
export const settledGeometry = geometry.extend({
  circuiting: quantity,
  finSurface: z.enum(finSurface.codes).exclude(['Optimize']),
})

export const resistances = z
  .strictObject({ insideFouling: quantity, outsideFouling: quantity, bond: quantity })
  .partial()
  .optional()

export const coilLimits = z
  .strictObject({
    airPressureDrop: quantity,
    fluidPressureDrop: quantity,
    faceVelocity: quantity,
    capacity: quantity,
    leavingDryBulb: quantity,
    leavingWetBulb: quantity,
  })
  .partial()
  .optional()

export const methods = z
  .strictObject({
    airSide: method,
    external: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('auto') }),
        z.strictObject({ kind: z.literal('coefficient'), value: quantity }),
        z.strictObject({ kind: z.literal('multiplier'), heat: quantity, friction: quantity }),
      ])
      .optional(),
    singlePhase: method,
    boiling: method,
    condensing: method,
    twoPhaseDrop: method,
    voidFraction: method,
    properties: z.enum(['reference', 'table', 'curve fit']).optional(),
  })
  .optional()
