/** The saved coil and the project of several: the engine's input in SI, with the unit system it was typed in. */

import { z } from 'zod'
import type { CoilRequest } from '../../../engine/coils/coil'
import type { Item, ItemDocument, Printable, Project } from '../../tools/project'
import { projectSchemas } from '../../tools/projectSchemas'
import { tools } from '../../tools/tools'
import { circuitGraph } from './circuitGraph'
import { air, coilLimits, geometry, methods, resistances } from './coilParts'
import { boilingRefrigerant, condensingRefrigerant, fluid, steam } from './coilStreams'
import { segmentSettings } from './segmentSettings'
import { shopRules } from './shopRules'

const base = {
  application: z.enum(['Cooling', 'Heating']),
  surfaceCondition: z.enum(['Wet', 'Dry']),
  air,
  geometry,
  circuits: circuitGraph.optional(),
  segmented: segmentSettings.optional(),
  shop: shopRules.optional(),
  resistances,
  limits: coilLimits,
  methods,
  engineVersion: z.enum(['original', 'v2025']).optional(),
}

const types = <const Types extends readonly [string, ...string[]]>(...names: Types) => z.enum(names)

/** The schema of the engine's input. It refuses unknown fields; the engine itself checks the ranges. */
export const coilInput = z.discriminatedUnion('coilType', [
  z.strictObject({ ...base, coilType: z.literal('FLUID'), fluid }),
  z.strictObject({ ...base, coilType: types('STEAM', 'STEAM_DISTR', 'SUPER_STEAM', 'SUPER_STEAM_DISTR'), steam }),
  z.strictObject({ ...base, coilType: z.literal('EVAP'), refrigerant: boilingRefrigerant }),
  z.strictObject({ ...base, coilType: types('COND', 'REHEAT'), refrigerant: condensingRefrigerant }),
  z.strictObject({ ...base, coilType: z.literal('NONE') }),
]) satisfies z.ZodType<CoilRequest>

const schemas = projectSchemas(tools.coilSelection.kind, coilInput)

export const projectCoil = schemas.item
export const coilDocument = schemas.document
export const projectDocument = schemas.project

/** The input of a coil. The rating may choose some of its values. */
export type CoilInput = CoilRequest
export type CoilDocument = ItemDocument<CoilInput>
export type ProjectCoil = Item<CoilInput>
export type ProjectDocument = Project<CoilInput>
export type PrintableCoils = Printable<CoilInput>
