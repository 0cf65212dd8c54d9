/** What an economizer is called: its kind, and its model made from its sizes. */
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'

const kinds = { round: 'Round in-stack', rectangular: 'Rectangular' } as const
const fins = { serrated: 'serrated', solid: 'solid', none: 'bare' } as const

/** Such as `RS 7R 10W 44`: arrangement, rows, tubes wide, length of the tubes in inches. */
export function economizerName({ unit }: Pick<EconomizerInput, 'unit'>): string {
  if (unit.model) return unit.model
  const letters = unit.arrangement === 'round' ? 'RS' : 'RE'
  return `${letters} ${unit.rows}R ${unit.tubesWide}W ${Math.round(unit.tubeLength / 0.0254)}`
}

export function economizerKindOf({ condensing, fuel }: Pick<EconomizerInput, 'condensing' | 'fuel'>): string {
  return condensing ? 'Dual stage' : (fuel.name ?? 'Own fuel')
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
