/** The options of a coil's fields. */

import type { Circuiting } from '../../../engine/coils/coil'
import { tubesHighOf } from '../../../engine/geometry/tubesHigh'
import { finMaterialNames, tubeMaterialNames } from '../../../engine/materials/materialNames'
import { circuitingOf, circuitryFraction } from '../../../engine/options/circuitryFraction'
import { finSurface } from '../../../engine/options/finSurface'
import type { Choice } from '../../tools/fields/choice'
import type { CoilInput } from '../document/coilDocument'

const inch = 0.0254

/** The manufactured combinations of tube diameter and tube pattern; all lengths [m]. */
export const platePatterns = [
  { label: '3/8 in, 1.00 × 0.866', tube: 0.375, transverse: 1, longitudinal: 0.866, wall: 0.016 },
  { label: '1/2 in, 1.25 × 1.083', tube: 0.5, transverse: 1.25, longitudinal: 1.083, wall: 0.016 },
  { label: '5/8 in, 1.50 × 1.299', tube: 0.625, transverse: 1.5, longitudinal: 1.299, wall: 0.02 },
].map(({ label, ...inches }) => ({
  label,
  tubeOutsideDiameter: inches.tube * inch,
  transversePitch: inches.transverse * inch,
  longitudinalPitch: inches.longitudinal * inch,
  tubeWall: inches.wall * inch,
}))

export const rowChoices: readonly Choice[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(rows => ({
  value: rows,
  label: String(rows),
}))

/** The option to give the number of circuits, in its own field. */
export const ownFeeds = { value: 'HUNDRED', label: `${circuitryFraction.describe('HUNDRED')}, by number` } as const

export function hasOwnFeeds(circuiting: Circuiting): circuiting is { feeds: number } {
  return typeof circuiting === 'object'
}

/** The ratios of feeds to tubes high, the fewest feeds first, with their trade names. */
export const circuitingChoices: readonly Choice[] = circuitryFraction.codes
  .map(code => ({
    value: circuitingOf(code) ?? -1,
    label: circuitryFraction.describe(code),
    spoken: code.toLowerCase().replaceAll('_', ' '),
  }))
  .filter(({ value }) => value >= 0)
  .sort((one, other) => one.value - other.value)

const optimize: Choice = { value: 'optimize', label: circuitryFraction.describe('OPTIMIZE') }

const noDuty = 'nothing to optimize without a duty'

/** The same options for one coil: at most one feed for each tube, and circuits if the tubes carry a fluid. */
export function circuitingChoicesOf({ geometry, coilType }: CoilInput): readonly Choice[] {
  const { rows } = geometry
  const tubesHigh = tubesHighOf(geometry)
  const isBare = coilType === 'NONE'
  const reasonOf = ({ value }: Choice) => {
    if (value === 0) return isBare ? undefined : 'only without a duty'
    return Math.round(Number(value) * tubesHigh) > tubesHigh * rows ? 'more feeds than tubes' : undefined
  }
  return [
    ...circuitingChoices.map(choice => ({ ...choice, reason: reasonOf(choice) })),
    { ...optimize, reason: isBare ? noDuty : undefined },
  ]
}

/** Whether a coil is rated by its drawn circuits. */
export const isByDrawing = ({ geometry }: CoilInput) => geometry.arrangement === 'user defined'

export function finSurfaceChoicesOf({ coilType }: CoilInput): readonly Choice[] {
  return finSurface.codes.map(value => ({
    value,
    label: finSurface.describe(value),
    reason: value === 'Optimize' && coilType === 'NONE' ? noDuty : undefined,
  }))
}

const named = (names: readonly string[]): readonly Choice[] => names.map(name => ({ value: name, label: name }))

export const tubeMaterialChoices = named(tubeMaterialNames)
export const finMaterialChoices = named(finMaterialNames)
