import type { Coating } from '../../../../engine/coils/coil'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import type { CoilForm } from './coilForm'

const mm = 1e-3

/** Coatings by trade name: thickness and conductivity are mid-range values of the manufacturers. */
export const coatings: Readonly<Record<string, Coating>> = {
  'Epoxy, electro-deposited': { thickness: 0.025 * mm, conductivity: 0.25, hydrophilic: false },
  'Phenolic, baked': { thickness: 0.075 * mm, conductivity: 0.25, hydrophilic: false },
  'Polyurethane with aluminium': { thickness: 0.025 * mm, conductivity: 0.3, hydrophilic: false },
  'Hydrophilic film': { thickness: 0.002 * mm, conductivity: 0.25, hydrophilic: true },
}

export function withCoating(form: CoilForm, name: string): CoilForm {
  return { ...form, input: withValueAt(form.input, 'geometry.coating', coatings[name]) }
}
