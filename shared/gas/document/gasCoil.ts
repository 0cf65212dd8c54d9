/** The schema of a dry gas coil: what passes its tubes, its face, fins and tubes, its fan and its limits. SI. */
import { z } from 'zod'
import { resistances, settledGeometry } from '../../coils/document/coilParts'
import { textUpTo } from '../../validation/schemas'

const n = z.number()

const flow = z.strictObject({ basis: z.enum(['mass', 'actual-volume', 'normal-volume']), value: n })

const fluid = z.strictObject({
  name: textUpTo(40),
  share: n.optional(),
  enteringTemperature: n,
  given: z.strictObject({ kind: z.enum(['volume-flow', 'mass-flow', 'leaving-temperature', 'capacity']), value: n }),
})

export const gasCoil = z.strictObject({
  application: z.enum(['Cooling', 'Heating']),
  /** Of the gas: by mass [kg/s], as it enters, or at 0 °C and one atmosphere [m3/s]. */
  flow,
  fluid,
  geometry: settledGeometry
    .pick({
      ...{ finnedHeight: true, finnedLength: true, rows: true, tubeOutsideDiameter: true, tubeWall: true },
      ...{ transversePitch: true, longitudinalPitch: true, tubePattern: true, tubeMaterial: true, finSurface: true },
      ...{ finMaterial: true, finThickness: true, finPitch: true, circuiting: true },
    })
    // The circuits of this coil are not drawn.
    .extend({ arrangement: z.enum(['auto', 'counter', 'parallel', 'cross', 'zig-zag']).optional() }),
  resistances,
  /** Efficiency of fan and drive. */
  fan: z.strictObject({ efficiency: n.optional() }),
  /** What is asked of it: heat at least [W], pressure drops at most [Pa]. */
  limits: z.strictObject({ heat: n, gasPressureDrop: n, fluidPressureDrop: n }).partial(),
})

export type GasCoilPart = z.infer<typeof gasCoil>
