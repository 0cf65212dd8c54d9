/** What may be chosen where a coil's field is not free. */

import type { Circuiting } from '../../../engine/coils/coil'
import { finMaterialNames, tubeMaterialNames } from '../../../engine/materials/materialNames'
import { circuitingOf, circuitryFraction } from '../../../engine/options/circuitryFraction'
import { finSurface } from '../../../engine/options/finSurface'
import type { Choice } from '../../tools/fields/choice'
import type { CoilInput } from '../document/coilDocument'

const inch = 0.0254

/** Tubes and the plate they stand in, as they are made; all lengths [m]. */
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

/** The choice of so many circuits, which are a field of their own. */
export const ownFeeds = { value: 'HUNDRED', label: `${circuitryFraction.describe('HUNDRED')}, by number` } as const

export function hasOwnFeeds(circuiting: Circuiting): circuiting is { feeds: number } {
  return typeof circuiting === 'object'
}

/** Feeds over tubes high, fewest first, by the names of the trade. */
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

/** The same for one coil: a tube has one feed at most, and what carries something has circuits. */
export function circuitingChoicesOf({ geometry, coilType }: CoilInput): readonly Choice[] {
  const { finnedHeight, transversePitch, rows } = geometry
  const tubesHigh = Math.max(1, Math.round(finnedHeight / transversePitch))
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
