/** What an economizer is called: its kind, and its model made from its sizes. */
import { fuelNames } from '../../../engine/combustion/fuelNames'
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'

const kinds = { round: 'Round in-stack', rectangular: 'Rectangular' } as const
const fins = { serrated: 'serrated', solid: 'solid', none: 'bare' } as const

/** Such as `RS 7R 10W 44`: arrangement, rows, tubes wide, length of the tubes in inches. */
export function economizerName({ unit }: Pick<EconomizerInput, 'unit'>): string {
  return unit.model || `${sizesOf(unit)} ${Math.round(unit.tubeLength / 0.0254)}`
}

/** Such as `RS 7R 10W`. */
export const sizesOf = ({ arrangement, rows, tubesWide }: EconomizerBank) =>
  `${arrangement === 'round' ? 'RS' : 'RE'} ${rows}R ${tubesWide}W`

const ownFuel = 'Own fuel'

/** What is burnt: a fuel of one's own has the name of the mixture that it was taken from, never one of the list. */
export function fuelNameOf({ fuel: { kind, name } }: Pick<EconomizerInput, 'fuel'>): string {
  return name !== undefined && (kind === 'named' || !fuelNames.includes(name)) ? name : ownFuel
}

export const isOfOwnAnalysis = (input: Pick<EconomizerInput, 'fuel'>): boolean => fuelNameOf(input) === ownFuel

export function economizerKindOf(input: Pick<EconomizerInput, 'condensing' | 'fuel'>): string {
  return input.condensing ? 'Dual stage' : fuelNameOf(input)
}

/** Within a sentence. */
export const nameWithin = ({ condensing }: Pick<EconomizerInput, 'condensing'>): string =>
  condensing ? 'dual-stage boiler economizer' : 'boiler economizer'

export const arrangementOf = (bank: Pick<EconomizerBank, 'arrangement' | 'fins'>): string =>
  `${kinds[bank.arrangement]}, ${fins[bank.fins.kind]} fins`.replace('bare fins', 'bare tubes')

/** The unit in one line. */
export function economizerSummary(input: EconomizerInput): string {
  return `${arrangementOf(input.unit)}, ${input.boiler.model ?? (input.boiler.duty === 'steam' ? 'steam boiler' : 'hot-water boiler')}`
}
