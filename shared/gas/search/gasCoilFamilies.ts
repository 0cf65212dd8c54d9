/** Which dry gas coils a search tries: families of coils that differ in their rows alone. */

import type { DesignChoices } from '../../../engine/design'
import { designFamilies } from '../../../engine/design/designFamilies'
import { EngineError } from '../../../engine/errors'
import { requireFew } from '../../../engine/search/requireFew'
import type { GasInput } from '../document/gasDocument'
import { checkGas } from '../rating/checkGas'
import { builtGeometry } from '../rating/rateCoil'
import type { GasCoilGeometry } from './gasCoilSearch'

/** The values to try by field [SI]; a field left out stays as in the coil. */
export type GasCoilChoices = Pick<
  DesignChoices,
  'finnedHeight' | 'finnedLength' | 'rows' | 'finPitch' | 'circuiting' | 'tube' | 'finSurface'
>

export interface GasCoilRequest {
  gas: GasInput
  choices: GasCoilChoices
}

/** Coils that differ in their rows alone, the fewest first. */
export interface GasCoilFamily {
  geometry: GasCoilGeometry
  rows: readonly number[]
}

/** Most coils that a search may consider. */
const mostCoils = 100_000

export const coilsOf = (families: readonly GasCoilFamily[]): number =>
  families.reduce((sum, { rows }) => sum + rows.length, 0)

/** The heat that the coil is asked to do [W]: its limit, or what it is given; undefined where neither is there. */
export function wantedHeat({ coil }: GasInput): number | undefined {
  if (!coil) return undefined
  const { kind, value } = coil.fluid.given
  return coil.limits.heat ?? (kind === 'capacity' ? value : undefined)
}

/**
 * The families of a search. Throws an `EngineError` with the path of the field to mend: a gas without a coil, a coil
 * without a heat to do, too many coils, or none with equal circuits.
 */
export function gasCoilFamilies({ gas, choices }: GasCoilRequest): GasCoilFamily[] {
  checkGas(gas)
  const { coil } = gas
  if (!coil) throw new EngineError('invalid-input', 'A search needs a dry gas coil: add one.', { path: 'coil' })
  if (wantedHeat(gas) === undefined)
    throw new EngineError('invalid-input', 'A search needs the heat that the coil is to do.', {
      path: 'coil.limits.heat',
    })
  const count = Object.values(choices).reduce((product, values) => product * (values?.length ?? 1), 1)
  requireFew('coils', count, mostCoils)
  const families = designFamilies({ coil: { geometry: builtGeometry(coil.geometry) }, choices }).flatMap(
    ({ geometry: { hand: _, ...geometry }, rows, finPitches }): GasCoilFamily[] =>
      rows.length === 0
        ? []
        : finPitches.map(finPitch => ({ geometry: { ...geometry, finPitch } as GasCoilGeometry, rows })),
  )
  if (families.length === 0)
    throw new EngineError(
      'invalid-input',
      'No coil of these choices has circuits of equal length: vary circuiting or rows too.',
      { path: 'choices' },
    )
  return families
}
