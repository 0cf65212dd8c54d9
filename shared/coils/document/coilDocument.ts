/** The saved coil: the engine's input in SI, with the unit system it was typed in. Versioned, with upgrade steps. */

import { z } from 'zod'
import type { CoilRequest } from '../../../engine/coils/coil'
import { limits } from '../../limits'
import { textUpTo } from '../../validation/schemas'
import { air, coilLimits, geometry, methods, resistances } from './coilParts'
import { boilingRefrigerant, condensingRefrigerant, fluid, steam } from './coilStreams'

const base = {
  application: z.enum(['Cooling', 'Heating']),
  surfaceCondition: z.enum(['Wet', 'Dry']),
  air,
  geometry,
  resistances,
  limits: coilLimits,
  methods,
  engineVersion: z.enum(['original', 'v2025']).optional(),
}

const types = <const Types extends readonly [string, ...string[]]>(...names: Types) => z.enum(names)

/** The engine's input, strictly: an unknown field is refused. Ranges are the engine's own and are checked there. */
export const coilInput = z.discriminatedUnion('coilType', [
  z.strictObject({ ...base, coilType: z.literal('FLUID'), fluid }),
  z.strictObject({ ...base, coilType: types('STEAM', 'STEAM_DISTR', 'SUPER_STEAM', 'SUPER_STEAM_DISTR'), steam }),
  z.strictObject({ ...base, coilType: z.literal('EVAP'), refrigerant: boilingRefrigerant }),
  z.strictObject({ ...base, coilType: types('COND', 'REHEAT'), refrigerant: condensingRefrigerant }),
  z.strictObject({ ...base, coilType: z.literal('NONE') }),
]) satisfies z.ZodType<CoilRequest>

/** The unit system of a document, the units chosen for single fields by the field's path, and whether both engines are shown. */
export const display = z.strictObject({
  system: z.enum(['IP', 'SI']),
  units: z.record(textUpTo(60), textUpTo(20)).default({}),
  compare: z.literal(true).optional(),
})

/** What people say of it in their own lines; reports print it. */
export const remarks = textUpTo(limits.remarks).optional()

export const coilDocument = z.strictObject({
  kind: z.literal('coil'),
  version: z.literal(1),
  tag: textUpTo(30),
  input: coilInput,
  display,
  remarks,
})

/** The input of a coil, of which the rating may choose a part. */
export type CoilInput = CoilRequest
export type CoilDocument = z.infer<typeof coilDocument>
export type UnitSystem = z.infer<typeof display>['system']
