/** The sizes that a search for economizers may vary, and those that it varies by default. */
import type { EconomizerPath } from '../../../../shared/economizer/fields/economizerFields'
import type { UnitField } from '../../../../shared/economizer/search/unitCatalogue'

/** In the order of the left pane; standard units are taken as they are. */
export const varied = [
  { field: 'units', label: 'Standard units' },
  { field: 'rows', label: 'Rows' },
  { field: 'tubesWide', label: 'Tubes wide' },
  { field: 'tubeLength', label: 'Tube length' },
  { field: 'finHeight', label: 'Fin height' },
  { field: 'finDensity', label: 'Fin density' },
  { field: 'circuits', label: 'Circuits' },
] as const satisfies readonly { field: UnitField | 'units'; label: string }[]

export const firstWish = { varied: ['rows', 'tubesWide', 'finDensity', 'circuits'], rankBy: 'cost' }

/** By the field of the form. */
export const variedAt: Partial<Record<EconomizerPath, UnitField>> = {
  'unit.rows': 'rows',
  'unit.tubesWide': 'tubesWide',
  'unit.tubeLength': 'tubeLength',
  'unit.fins.height': 'finHeight',
  'unit.fins.density': 'finDensity',
  'unit.circuits': 'circuits',
}
