import type { AskedGeometry, Circuiting, CoilGeometry } from '../coils/coil'
import { circuitingRatio } from '../geometry/circuitingRatio'
import { tubesHighOf } from '../geometry/tubesHigh'
import { isUniform } from '../geometry/uniformCircuits'
import type { DesignChoices, DesignRequest } from './design'
import { designCatalogue } from './designCatalogue'

/** What families are made of: a geometry, and choices. */
type Chosen = Pick<DesignRequest, 'choices'> & { coil: { geometry: AskedGeometry } }

/** Coils that differ only in rows and fins: the group that the search goes through in order. */
export interface DesignFamily {
  geometry: CoilGeometry
  /** Fewest rows first, and widest fin pitch first [m]. */
  rows: readonly number[]
  finPitches: readonly number[]
}

/**
 * The families of a search: every combination of its choices except rows and fins.
 *
 * @param request  coil and choices
 * @returns families with their rows (fewest first) and fin pitches (widest first)
 *
 * Valid for any choices; a field left out is that of the coil.
 *
 * Source: definition.
 */
export function designFamilies(request: Chosen): DesignFamily[] {
  const { geometry } = request.coil
  const choices = searchedChoices(request)
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
  let families: AskedGeometry[] = [geometry]
  for (const field of fields) families = families.flatMap(one => field.map(value => ({ ...one, ...value })))
  return families.map(one => {
    const tubesHigh = tubesHighOf(one)
    // Open fields are among the choices, so that none is left here.
    const circuiting = circuitingRatio(one.circuiting as Exclude<Circuiting, 'optimize'>, tubesHigh)
    return {
      geometry: { ...one, circuiting } as CoilGeometry,
      rows: rows.filter(count => isUniform({ tubesHigh, rows: count, circuiting })),
      finPitches,
    }
  })
}

/**
 * The choices of a search, including those that the coil itself leaves open.
 *
 * @param request  coil and choices
 * @returns choices by field; circuits and fin surface of the catalogue where the coil leaves them open and no choice is
 * given
 *
 * Valid for any request.
 *
 * Source: definition.
 */
export function searchedChoices({ coil: { geometry }, choices }: Chosen): DesignChoices {
  const { circuiting, finSurface } = designCatalogue
  return {
    ...(geometry.circuiting === 'optimize' && { circuiting }),
    ...(geometry.finSurface === 'Optimize' && { finSurface }),
    ...choices,
  }
}

function valuesOf<Name extends keyof CoilGeometry>(
  name: Name,
  values: readonly CoilGeometry[Name][] | undefined,
): readonly Partial<CoilGeometry>[] {
  return values?.map(value => ({ [name]: value }) as Partial<CoilGeometry>) ?? [{}]
}
