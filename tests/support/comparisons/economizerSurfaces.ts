/** Finned tubes in flue gas, compared with separate calculations of their published formulas. */
import { annularFin, ganapathySegmented, ganapathyWhole } from '../../../engine/airside'
import { type KnownBank, knownBank, type TubeBank } from '../../../engine/economizer/bank'
import { gasSide } from '../../../engine/economizer/gasSide'
import escoa from '../../reference/escoa.json'
import efficiencies from '../../reference/highFinEfficiency.json'
import roundFins from '../../reference/roundFinBanks.json'
import { namedRows } from '../referenceFuels'
import type { Comparison } from './comparison'

type Row = Record<string, number> & { layout: never; fin: never; class: never }

/** A bank of the tables. */
function bankOf(row: Row): TubeBank {
  const fin = { height: row.h!, thickness: row.b!, density: row.n!, metal: 'Carbon Steel', conductivity: row.k_fin! }
  return {
    layout: row.layout === 'inline' ? 'in line' : 'staggered',
    rows: row.Nd!,
    tubesWide: row.Nw!,
    tubeLength: row.L!,
    tubeDiameter: row.d!,
    tubeWall: 0.003,
    transversePitch: row.ST!,
    longitudinalPitch: row.SL!,
    tubeMetal: 'Carbon Steel',
    fins: row.fin === 'serrated' ? { kind: 'serrated', ...fin, segmentWidth: row.ws! } : { kind: 'solid', ...fin },
  }
}

const compared = (
  what: string,
  within: number,
  pairs: readonly (readonly [ours: number, theirs: number])[],
  note?: string,
): Comparison => ({
  what,
  within,
  deviations: pairs.map(([ours, theirs]) => ours / theirs - 1),
  ...(note ? { note } : {}),
})

const rows = namedRows<Row>(escoa).map(row => {
  const bank = knownBank(bankOf(row))
  const side = gasSide(bank)
  const place = { G: row.W! / row.An!, mu: row.mu!, cp: row.cp!, k: row.k_gas! }
  const ratio = row.Tg! / row.Tf!
  return { row, bank, side, place, ratio }
})
const perLength = ({ areas, rows: deep, tubesWide, tubeLength }: KnownBank) =>
  (1 / (deep * tubesWide * tubeLength)) * areas.outside

/** ESCOA: staggered and inline banks, with solid and segmented fins. */
export const escoaRows: Comparison[] = [
  compared(
    'free area',
    1e-5,
    rows.map(({ row, bank }) => [bank.areas.freeFlow, row.An!]),
    'Where the diagonal passage is the narrower, ours is that one; none of these is.',
  ),
  compared(
    'outside area for its length',
    1e-6,
    rows.map(({ row, bank }) => [perLength(bank), row.af! + row.ab!]),
  ),
  compared(
    'coefficient',
    1e-6,
    rows.map(({ row, side, place, ratio }) => [side.film(place, ratio), row.hc!]),
  ),
  compared(
    'efficiency of the fins',
    1e-6,
    rows.map(({ row, side }) => [side.finEfficiency(row.hc!), row.E_fin!]),
  ),
  compared(
    'effective coefficient',
    1e-6,
    rows.map(({ row, bank, side }) => [
      row.hc! * (1 - bank.finShare * (1 - side.finEfficiency(row.hc!))),
      row.h_effective!,
    ]),
  ),
  compared(
    'pressure drop by friction',
    1e-6,
    rows.map(({ row, side, place, ratio }) => [row.Nd! * side.drop(place, ratio, row.rho!), row.dp!]),
  ),
]

const fins = namedRows<Row>(efficiencies)
const m = (row: Row) => Math.sqrt((2 * row.hc!) / (row.k! * row.b!))
const segment = (row: Row) => Math.sqrt((2 * row.hc! * (row.b! + row.ws!)) / (row.k! * row.b! * row.ws!))
const round = (row: Row) => ({ m: m(row), rootRadius: row.d! / 2, radiusRatio: 1 + (2 * row.h!) / row.d! })

/** Efficiencies of high fins. */
export const finRows: Comparison[] = [
  compared(
    'whole, exact',
    1e-6,
    fins.map(row => [annularFin(round(row)), row.E_annular_exact!]),
  ),
  compared(
    'whole, as a quotient (Ganapathy)',
    1e-6,
    fins.map(row => [ganapathyWhole(m(row), row.h!, 1 + (2 * row.h!) / row.d!), row.E_ganapathy_solid!]),
  ),
  compared(
    'segmented to the tube',
    1e-6,
    fins.map(row => [ganapathySegmented(segment(row), row.h!), row.E_serrated_to_base!]),
  ),
]

const bundles = namedRows<Row>(roundFins)
  .filter(row => (row.class as string) === 'high')
  .map(row => {
    const fin = {
      height: row.fin_height!,
      thickness: row.fin_thickness!,
      density: row.fin_density!,
      metal: 'Carbon Steel',
      conductivity: row.k_fin!,
    }
    const bank: TubeBank = {
      layout: 'staggered',
      rows: row.rows!,
      tubesWide: row.tubes_per_row!,
      tubeLength: row.L!,
      tubeDiameter: row.D!,
      tubeWall: 0.002,
      transversePitch: row.pitch_normal!,
      longitudinalPitch: row.pitch_parallel!,
      tubeMetal: 'Carbon Steel',
      fins: { kind: 'solid', ...fin },
    }
    return { row, bank, place: { G: row.m! / row.A_min!, mu: row.mu!, cp: row.cp!, k: row.k! } }
  })
const sideOf = (bank: TubeBank, method: TubeBank['method']) => {
  const known = knownBank({ ...bank, method })
  const side = gasSide(known)
  /** Based on the bare tubes, as in the other program. */
  const onTubes = (h: number) => h * (1 - known.finShare * (1 - side.finEfficiency(h))) * known.areas.areaRatio
  return { known, side, onTubes }
}

/** High round fins, staggered, by the methods other than ESCOA. */
export const roundFinRows: Comparison[] = [
  compared(
    'Briggs and Young, four rows and more',
    1e-6,
    bundles
      .filter(({ row }) => row.rows! >= 4)
      .map(({ row, bank, place }) => {
        const { side, onTubes } = sideOf(bank, 'briggs-young')
        return [onTubes(side.film(place, 1)), row.h_BY_bare!]
      }),
    'For fewer rows ours is less by the factor of ESDU 86022.',
  ),
  compared(
    'Robinson and Briggs',
    1e-6,
    bundles.map(({ row, bank, place }) => [
      row.rows! * sideOf(bank, 'briggs-young').side.drop(place, 1, row.rho!),
      row.dp_RB!,
    ]),
  ),
  compared(
    'ESDU 86022',
    1e-4,
    bundles.map(({ row, bank, place }) => {
      const { side, onTubes } = sideOf(bank, 'esdu')
      return [onTubes(side.film(place, 1)), row.ht_h_ESDU_high_bare!]
    }),
  ),
  compared(
    'ESDU 86022, drop of the rows',
    1e-4,
    bundles.map(({ row, bank, place }) => {
      const ends = ((1 + row.contraction! ** 2) * place.G ** 2) / (2 * row.rho!)
      return [row.rows! * sideOf(bank, 'esdu').side.drop(place, 1, row.rho!) + ends, row.ht_dp_ESDU_high!]
    }),
  ),
]
