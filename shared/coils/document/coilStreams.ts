/** The schemas of the fluid in the tubes, by type of coil. */
import { z } from 'zod'
import { ownFluidRows } from '../../../engine/coils/tubes/ownFluid'
import { textUpTo } from '../../validation/schemas'

const quantity = z.number()
const positive = z.number().positive()
const name = textUpTo(40)

const given = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.strictObject({ kind: z.enum(kinds), value: quantity })

/** The largest number of gases in a mixture. */
const mostGases = 40

/** Properties by temperature, of a fluid that the engine does not have: all positive, with rising temperatures. */
const table = z
  .array(
    z.strictObject({
      temperature: positive,
      density: positive,
      heatCapacity: positive,
      viscosity: positive,
      conductivity: positive,
    }),
  )
  .min(ownFluidRows.fewest)
  .max(ownFluidRows.most)
  .refine(rows => rows.every((row, index) => index === 0 || row.temperature > rows[index - 1]!.temperature))
  .readonly()

export const fluid = z.strictObject({
  name,
  share: quantity.optional(),
  basis: z.enum(['mass', 'volume']).optional(),
  mixture: z
    .record(name, quantity)
    .refine(gases => Object.keys(gases).length <= mostGases)
    .optional(),
  table: table.optional(),
  enteringTemperature: quantity,
  given: given(['volume-flow', 'mass-flow', 'leaving-temperature', 'capacity']),
  pressure: quantity.optional(),
})

export const steam = z.strictObject({
  pressure: quantity,
  quality: quantity.optional(),
  temperature: quantity.optional(),
  innerTube: z
    .strictObject({ outsideDiameter: quantity, wall: quantity, orificeDiameter: quantity, orificePitch: quantity })
    .optional(),
})

export const boilingRefrigerant = z.strictObject({
  name,
  suctionTemperature: quantity,
  inlet: given(['liquid-temperature', 'quality']),
  given: given(['superheat', 'mass-flow']),
  distributor: z.strictObject({ nozzleDrop: quantity, leadDrop: quantity, ratedFlow: quantity }).optional(),
})

export const condensingRefrigerant = z.strictObject({
  name,
  at: given(['dew-temperature', 'pressure']),
  hotGasTemperature: quantity,
  given: given(['subcooling', 'leaving-temperature', 'mass-flow']),
})
