/** Standard economizers to try the product with. They belong to no maker. */
import type { EconomizerRecord } from './economizerRecord'

const source = 'Sample data of the product: tube and fin sizes usual in the trade, of no maker. Replace before use.'

const inch = 0.0254

/** Round units by their casing [in]: tubes in a row, their length [in]. */
const round = [
  [24, 4, 16],
  [30, 5, 20],
  [36, 6, 25],
  [46, 8, 32],
  [54, 9, 38],
  [66, 11, 46],
  [80, 14, 56],
] as const

/** Rectangular units: tubes in a row, their length [in]. */
const rectangular = [
  [10, 48],
  [12, 60],
  [16, 72],
  [20, 96],
  [24, 120],
] as const

const tube = {
  offeredOn: 'all',
  layout: 'staggered',
  tubeDiameter: 2 * inch,
  tubeWall: 0.105 * inch,
  transversePitch: 4 * inch,
  longitudinalPitch: 3.75 * inch,
  source,
} as const
const steel = {
  ...tube,
  tubeMetal: 'Carbon Steel',
  fins: 'serrated',
  finMetal: 'Carbon Steel',
  segmentWidth: (5 / 32) * inch,
  finHeight: 0.75 * inch,
  finThickness: 0.05 * inch,
  finDensity: 5 / inch,
} as const
const stainless = {
  ...tube,
  tubeMetal: '316 Stainless',
  fins: 'solid',
  finMetal: '316 Stainless',
  finHeight: 0.5 * inch,
  finThickness: 0.05 * inch,
  finDensity: 4 / inch,
} as const

interface Size {
  rows: number
  tubesWide: number
  /** Of a tube [in]. */
  length: number
}

function unit(
  series: string,
  prefix: string,
  { rows, tubesWide, length }: Size,
  made: typeof steel | typeof stainless,
) {
  const arrangement: EconomizerRecord['arrangement'] = prefix.startsWith('RS') ? 'round' : 'rectangular'
  const model = `${prefix} ${rows}R ${tubesWide}W ${length}`
  return { series, model, arrangement, rows, tubesWide, tubeLength: length * inch, ...made }
}

export const sampleEconomizers: readonly EconomizerRecord[] = [
  ...round.flatMap(([casing, tubesWide, length]) =>
    [4, 6, 8].map(rows => unit('Sample round, in stack', `RS-${casing}`, { rows, tubesWide, length }, steel)),
  ),
  ...rectangular.flatMap(([tubesWide, length]) =>
    [6, 10, 14].map(rows => unit('Sample rectangular', 'RB', { rows, tubesWide, length }, steel)),
  ),
  ...rectangular.flatMap(([tubesWide, length]) =>
    [8, 12].map(rows => unit('Sample condensing', 'RC', { rows, tubesWide, length }, stainless)),
  ),
]
