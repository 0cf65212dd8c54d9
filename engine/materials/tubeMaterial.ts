/** Materials of tubes. */
import { EngineError } from '../errors'
import { annealedCopper, carbonSteel, stainless304, stainless316 } from './hotStress'
import type { Material } from './material'

const ksi = 6_894_757.293168361
const strength = (tensile: number, yields: number, allowable: number) => ({
  tensile: tensile * ksi,
  yield: yields * ksi,
  allowable: allowable * ksi,
})

/**
 * Roughness of bright drawn tubes of stainless steel and nickel alloys [m]; sources give up to 15 µm for pickled ones.
 */
const stainlessRoughness = 2e-6

/**
 * Tube materials by name. Rows without `trust` are from a handbook; `verify` rows are from one doubtful transcription.
 */
const rows: readonly Material[] = [
  {
    name: 'Copper',
    form: 'tube',
    grade: 'C12200 DHP, light annealed',
    conductivity: { value: 339, at: 293.15, slope: -0.06 },
    density: 8940,
    temperature: [73, 477],
    strength: { ...strength(30, 9, 6), hot: annealedCopper },
    use: 'tube, header',
    note: 'allowable of the annealed tube, as brazing leaves it; drawn 10.3 ksi',
  },
  {
    name: 'Aluminum',
    form: 'tube',
    grade: '3003',
    conductivity: { value: 160, at: 333.15, slope: 0 },
    density: 2730,
    temperature: [73, 477],
    strength: strength(14, 5, 3.3),
    use: 'tube',
    trust: 'verify',
  },
  {
    name: 'Cupro-Nickel 90/10',
    form: 'tube',
    grade: 'C70600',
    conductivity: { value: 45, at: 333.15, slope: 0 },
    density: 8900,
    temperature: [73, 588],
    strength: strength(40, 15, 10),
    use: 'tube, sea water',
    trust: 'verify',
    note: 'sources give 40 to 52 W/m K',
  },
  {
    name: 'Carbon Steel',
    form: 'tube',
    grade: 'SA-179 or SA-214',
    // From 50 at 60 C to 45 at 300 C. The 65 at 0 C that one source gives belongs to purer iron.
    conductivity: { value: 50, at: 333.15, slope: -5 / 240 },
    density: 7850,
    temperature: [244, 700],
    strength: { ...strength(47, 26, 13.4), hot: carbonSteel },
    roughness: 4.6e-5,
    use: 'tube',
    trust: 'verify',
    note: 'allowable of seamless SA-179; welded SA-214 bears 0.85 of it',
  },
  {
    name: '304 Stainless',
    form: 'tube',
    grade: 'TP304 or TP304L',
    conductivity: { value: 14.6, at: 293.15, slope: 0.0155 },
    density: 7965,
    temperature: [73, 1089],
    strength: { ...strength(75, 30, 20), hot: stainless304 },
    roughness: stainlessRoughness,
    use: 'tube, casing',
    trust: 'verify',
    note: 'allowable of TP304; TP304L bears a sixth less',
  },
  {
    name: '316 Stainless',
    form: 'tube',
    grade: 'TP316 or TP316L',
    conductivity: { value: 14.5, at: 333.15, slope: 0.0155 },
    density: 7990,
    temperature: [73, 1089],
    strength: { ...strength(75, 30, 20), hot: stainless316 },
    roughness: stainlessRoughness,
    use: 'tube, casing',
    trust: 'verify',
    note: 'allowable of TP316; TP316L bears a sixth less',
  },
  {
    name: 'Red Brass',
    form: 'tube',
    grade: 'C23000',
    conductivity: { value: 159, at: 333.15, slope: 0 },
    density: 8750,
    temperature: [73, 505],
    strength: strength(40, 12, 8),
    use: 'steam tube',
    trust: 'verify',
  },
  {
    name: 'AL6XN',
    form: 'tube',
    grade: 'N08367',
    conductivity: { value: 11.8, at: 333.15, slope: 0.0155 },
    density: 8060,
    temperature: [73, 700],
    strength: strength(95, 45, 27.1),
    roughness: stainlessRoughness,
    use: 'tube',
    trust: 'verify',
  },
  {
    name: 'Hastalloy',
    form: 'tube',
    grade: 'C-276',
    conductivity: { value: 10.2, at: 333.15, slope: 0 },
    density: 8890,
    temperature: [73, 950],
    strength: strength(100, 41, 27.3),
    roughness: stainlessRoughness,
    use: 'tube',
    trust: 'verify',
  },
  {
    name: 'Brass',
    form: 'tube',
    grade: 'C44300 admiralty',
    conductivity: { value: 116, at: 333.15, slope: 0 },
    density: 8530,
    temperature: [73, 505],
    strength: strength(45, 15, 10),
    use: 'tube',
    trust: 'verify',
  },
  {
    name: 'K65 Copper Alloy',
    form: 'tube',
    grade: 'CuFe2P, C19400',
    conductivity: { value: 260, at: 333.15, slope: 0 },
    density: 8910,
    temperature: [73, 423],
    use: 'tube and header for carbon dioxide to 120 bar',
    note: 'allowable stress from the table of the maker',
  },
]

/** The tube materials, in the order of the list of materials. */
export const tubeMaterials: readonly Material[] = Object.freeze(rows.map(row => Object.freeze(row)))

/**
 * The tube material of a name.
 *
 * @param name  as spelled in the list of materials, such as `Cupro-Nickel 90/10`
 * @returns     its data in SI
 *
 * Valid for the names of `tubeMaterials`; else `unknown-name`.
 *
 * Source: Copper Development Association tube handbook; others as each row is marked.
 */
export function tubeMaterial(name: string): Material {
  const found = tubeMaterials.find(material => material.name === name)
  if (found) return found
  const names = tubeMaterials.map(material => material.name).join(', ')
  throw new EngineError('unknown-name', `no tubes are made of ${name}; there are ${names}`, { name })
}
