/** The saved coil: the engine's input in SI, with the unit system it was typed in. Versioned, with upgrade steps. */
import { z } from 'zod'
import type { FluidCoil } from '../../engine/coils/coil'

const quantity = z.number()

/** A coil without its streams. */
export const coilGeometry = z.strictObject({
  finnedHeight: quantity,
  finnedLength: quantity,
  rows: z.int(),
  tubeOutsideDiameter: quantity,
  tubeWall: quantity,
  transversePitch: quantity,
  longitudinalPitch: quantity,
  tubePattern: z.literal('Staggered'),
  tubeMaterial: z.string().max(40),
  finSurface: z.literal('Flat'),
  finMaterial: z.string().max(40),
  finThickness: quantity,
  finPitch: quantity,
  circuiting: quantity,
  hand: z.enum(['Left', 'Right']),
})

/** The engine's input, strictly: an unknown field is refused. Ranges are the engine's own and are checked there. */
export const coilInput = z.strictObject({
  coilType: z.literal('FLUID'),
  application: z.enum(['Cooling', 'Heating']),
  surfaceCondition: z.enum(['Wet', 'Dry']),
  air: z.strictObject({
    flow: z.strictObject({ basis: z.enum(['standard-volume', 'actual-volume', 'dry-air-mass']), value: quantity }),
    dryBulb: quantity,
    humidity: z.strictObject({ kind: z.enum(['wet-bulb', 'relative-humidity', 'humidity-ratio']), value: quantity }),
    pressure: z.strictObject({ kind: z.enum(['absolute', 'altitude']), value: quantity }),
  }),
  fluid: z.strictObject({
    name: z.literal('Water'),
    enteringTemperature: quantity,
    given: z.strictObject({ kind: z.enum(['volume-flow', 'mass-flow', 'leaving-temperature']), value: quantity }),
    pressure: quantity.optional(),
  }),
  geometry: coilGeometry,
  resistances: z
    .strictObject({
      insideFouling: quantity.optional(),
      outsideFouling: quantity.optional(),
      bond: quantity.optional(),
    })
    .optional(),
  limits: z
    .strictObject({
      airPressureDrop: quantity.optional(),
      fluidPressureDrop: quantity.optional(),
      faceVelocity: quantity.optional(),
      capacity: quantity.optional(),
    })
    .optional(),
}) satisfies z.ZodType<FluidCoil>

/** The unit system of a document, and the units chosen for single fields, by the field's path. */
export const display = z.strictObject({
  system: z.enum(['IP', 'SI']),
  units: z.record(z.string().max(60), z.string().max(20)).default({}),
})

export const coilDocument = z.strictObject({
  kind: z.literal('coil'),
  version: z.literal(1),
  tag: z.string().max(30),
  input: coilInput,
  display,
})

/** What the workbench asks of a coil. */
export type CoilInput = z.infer<typeof coilInput>

export type CoilDocument = z.infer<typeof coilDocument>
export type UnitSystem = z.infer<typeof display>['system']
