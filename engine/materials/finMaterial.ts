/** Materials of fins. */

import { EngineError } from '../errors'
import type { Material } from './material'
import { hydrophilicStock } from './materialNames'

const aluminum = { value: 220, at: 333.15, slope: 0 } as const

/** Fin materials by name. Rows without `trust` are from a handbook. */
const rows: readonly Material[] = [
  {
    name: 'Copper',
    form: 'fin',
    grade: 'C11000',
    conductivity: { value: 388, at: 293.15, slope: -0.06 },
    density: 8940,
    temperature: [73, 477],
    use: 'fin',
  },
  {
    name: 'Aluminum',
    form: 'fin',
    grade: '1100-O',
    conductivity: aluminum,
    density: 2710,
    // Valid for steel tubes; brazed joints limit coils of copper tubes to less.
    temperature: [73, 573],
    use: 'fin',
  },
  {
    name: 'Carbon Steel',
    form: 'fin',
    grade: 'mild sheet',
    conductivity: { value: 50, at: 333.15, slope: -5 / 240 },
    density: 7850,
    temperature: [244, 700],
    use: 'fin',
    trust: 'verify',
  },
  {
    name: '304 Stainless',
    form: 'fin',
    grade: 'TP304 or TP304L',
    conductivity: { value: 14.6, at: 293.15, slope: 0.0155 },
    density: 7965,
    temperature: [73, 1089],
    use: 'fin',
    trust: 'verify',
  },
  {
    name: '316 Stainless',
    form: 'fin',
    grade: 'TP316 or TP316L',
    conductivity: { value: 14.5, at: 333.15, slope: 0.0155 },
    density: 7990,
    temperature: [73, 1089],
    use: 'fin',
    trust: 'verify',
  },
  {
    name: 'Brass',
    form: 'fin',
    grade: 'C26000',
    conductivity: { value: 116, at: 333.15, slope: 0 },
    density: 8530,
    temperature: [73, 505],
    use: 'fin',
    trust: 'verify',
  },
  {
    name: 'AS',
    form: 'fin',
    grade: 'aluminized steel sheet',
    conductivity: { value: 50, at: 333.15, slope: 0 },
    density: 7800,
    temperature: [244, 700],
    use: 'fin, casing',
    trust: 'assumption',
    note: 'the letters are read as aluminized steel; admiralty brass is the other reading',
  },
  {
    name: 'Hycor Blue',
    form: 'fin',
    grade: 'aluminum with a blue pre-coat',
    conductivity: aluminum,
    density: 2710,
    temperature: [233, 393],
    coat: { thickness: 3e-6, conductivity: 0.25 },
    use: 'fin',
    trust: 'assumption',
    note: 'read as a blue epoxy of 3 µm on aluminum; it may be hydrophilic',
  },
  {
    name: hydrophilicStock,
    form: 'fin',
    grade: 'aluminum with a hydrophilic pre-coat',
    conductivity: aluminum,
    density: 2710,
    temperature: [233, 393],
    coat: { thickness: 2e-6, conductivity: 0.25 },
    use: 'fin',
    trust: 'assumption',
    note: 'read as a hydrophilic film of 2 µm on aluminum',
  },
]

/** The fin materials, in the order of the list of materials. */
export const finMaterials: readonly Material[] = Object.freeze(rows.map(row => Object.freeze(row)))

/**
 * The fin material of a name.
 *
 * @param name  as spelled in the list of materials, such as `Aluminum`
 * @returns     its data in SI
 *
 * Valid for the names of `finMaterials`; else `unknown-name`.
 *
 * Source: Copper Development Association and aluminum handbooks; others as each row is marked.
 */
export function finMaterial(name: string): Material {
  const found = finMaterials.find(material => material.name === name)
  if (found) return found
  const names = finMaterials.map(material => material.name).join(', ')
  throw new EngineError('unknown-name', `no fins are made of ${name}; there are ${names}`, { name })
}
