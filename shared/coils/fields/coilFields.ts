/** The table of a coil's fields, from which the form, its messages and the inputs in reports are made. */
import { fieldTable } from '../../tools/fields/fieldTable'
import { valueAt } from '../../tools/fields/paths'
import type { CoilInput } from '../document/coilDocument'
import { changesPhase } from '../document/coilTypes'
import { geometryEntries, methodEntries, tubeEntries } from './bodyFields'
import { boundsAt } from './coilBounds'
import type { CoilField } from './coilField'
import type { CoilPath } from './coilPath'
import type { Entry } from './entry'
import { airEntries, coilEntries, fluidEntries } from './streamFields'

const entries: Readonly<Record<CoilPath, Entry>> = {
  ...coilEntries,
  ...airEntries,
  ...fluidEntries,
  ...geometryEntries,
  ...tubeEntries,
  ...methodEntries,
}

export const coilFields: readonly CoilField[] = Object.entries(entries).map(
  ([path, entry]) => ({ ...entry, path: path as CoilPath }) as CoilField,
)

const kinds: Readonly<Record<string, CoilPath>> = Object.fromEntries(
  coilFields.flatMap(field => (field.kind === 'kinded' ? [[field.path, field.by]] : [])),
)

export const coilFieldTable = fieldTable<CoilInput, CoilPath>(coilFields, {
  parts: ['fluid', 'steam', 'refrigerant'],
  // An airflow may include the water vapour.
  kindOf(input, { path, by }) {
    const kind = String(valueAt(input, by))
    return path === 'air.flow.value' && input.air.flow.moist ? `${kind} moist` : kind
  },
  // The pressure drop of steam and refrigerants is not given in feet of water.
  measureOf: (input, field) =>
    field.kind === 'number' && field.path === 'limits.fluidPressureDrop' && changesPhase(input)
      ? { ...field, quantity: 'vaporPressureDrop' }
      : undefined,
  boundsAt: (path, input) => boundsAt(path, input, kinds[path]),
})

export const { field: coilField, of: fieldsOfCoil, measureOf, measureAt } = coilFieldTable
