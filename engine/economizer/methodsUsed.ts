/** Which published methods stand behind an economizer's numbers. */
import type { MethodUsed } from '../coils'
import { roughness } from './circuits'
import { gasMethods, gasSide, shapeOf } from './gasSide'
import type { StageRating } from './stage'

/** The ids of all methods that an economizer may use. */
export const economizerMethods: readonly string[] = [
  ...new Set([...Object.values(gasMethods).flat(), 'annular-fin', 'gnielinski', 'churchill']),
]

/**
 * The published methods behind a bank's heat and drops.
 *
 * @param stage  the bank as rated
 * @param name   what distinguishes it from another, such as `, stage 2`
 * @returns      methods with their inputs at the mean row [SI], and where these are outside of the data
 *
 * Valid for every rating. The gas laws take the mean Reynolds number of the rows; Prandtl numbers differ by place and are
 * left out.
 *
 * Source: as `gasSide`, `tubeSide`.
 */
export function methodsUsed(stage: StageRating, name = ''): MethodUsed[] {
  const { bank, rows, tubeReynolds } = stage
  const mean = (of: (row: StageRating['rows'][number]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const Re = mean(row => row.reynolds)
  const temperatureRatio = mean(row => (row.gasIn + row.gasOut) / 2) / mean(row => row.fin)
  const inputs = { Re, temperatureRatio, ...shapeOf(bank) }
  const doubts = gasSide(bank).doubts(Re)
  const [heat, friction] = gasMethods[bank.chosen]
  const water = { Re: tubeReynolds }
  return [
    { purpose: `gas-side heat transfer${name}`, id: heat, inputs, warnings: doubts },
    { purpose: `gas-side friction${name}`, id: friction, inputs, warnings: [] },
    ...finMethod(
      stage,
      name,
      mean(row => row.film + row.radiant),
    ),
    { purpose: `tube heat transfer${name}`, id: 'gnielinski', inputs: water, warnings: [] },
    {
      purpose: `tube friction${name}`,
      id: 'churchill',
      inputs: { ...water, roughness: roughness / bank.insideDiameter },
      warnings: [],
    },
  ]
}

/** Of whole fins; those that ESCOA has been fitted with are a part of it. */
function finMethod(
  { bank: { fins, fin, chosen, areas, tubeDiameter } }: StageRating,
  name: string,
  h: number,
): MethodUsed[] {
  if (fins.kind !== 'solid' || chosen === 'escoa') return []
  const m = Math.sqrt((2 * h) / (fin!.conductivity * fins.thickness))
  const inputs = { m, rootRadius: tubeDiameter / 2, radiusRatio: areas.finDiameter / tubeDiameter }
  return [{ purpose: `fin efficiency${name}`, id: 'annular-fin', inputs, warnings: [] }]
}
