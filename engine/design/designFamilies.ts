import type { CoilGeometry } from '../coils/coil'
import { circuits } from '../geometry/circuits'
import type { DesignRequest } from './design'

/** Coils that differ only in rows and fins: what a search goes through in order. */
export interface DesignFamily {
  geometry: CoilGeometry
  /** Fewest first, and widest fin pitch first [m]. */
  rows: readonly number[]
  finPitches: readonly number[]
}

/**
 * The families of a search: every combination of its choices but rows and fins.
 *
 * @param request  coil and choices
 * @returns families with their rows (fewest first) and fin pitches (widest first)
 *
 * Valid for any choices; what is left out is that of the coil.
 *
 * Source: definition.
 */
export function designFamilies({ coil: { geometry }, choices }: DesignRequest): DesignFamily[] {
  const rows = [...(choices.rows ?? [geometry.rows])].sort((one, other) => one - other)
  const finPitches = [...(choices.finPitch ?? [geometry.finPitch])].sort((one, other) => other - one)
  const fields: (readonly Partial<CoilGeometry>[])[] = [
    choices.tube ?? [{}],
    valuesOf('finnedHeight', choices.finnedHeight),
    valuesOf('finnedLength', choices.finnedLength),
    valuesOf('finSurface', choices.finSurface),
    valuesOf('tubeMaterial', choices.tubeMaterial),
    valuesOf('finMaterial', choices.finMaterial),
    valuesOf('finThickness', choices.finThickness),
    valuesOf('circuiting', choices.circuiting),
  ]
  let families: CoilGeometry[] = [geometry]
  for (const field of fields) families = families.flatMap(one => field.map(value => ({ ...one, ...value })))
  return families.map(one => ({ geometry: one, rows: rows.filter(count => isUniform(one, count)), finPitches }))
}

function valuesOf<Name extends keyof CoilGeometry>(
  name: Name,
  values: readonly CoilGeometry[Name][] | undefined,
): readonly Partial<CoilGeometry>[] {
  return values?.map(value => ({ [name]: value }) as Partial<CoilGeometry>) ?? [{}]
}

/** All circuits alike: as many tubes in each, and no half of one. A search offers no other. */
function isUniform({ finnedHeight, transversePitch, circuiting }: CoilGeometry, rows: number): boolean {
  const tubesHigh = Math.max(1, Math.round(finnedHeight / transversePitch))
  const feeds = circuiting * tubesHigh
  if (Math.abs(feeds - Math.round(feeds)) > 1e-6 || feeds < 1 || feeds > tubesHigh * rows) return false
  const { passes } = circuits({ tubesHigh, rows, circuiting })
  return Number.isInteger(passes)
}
