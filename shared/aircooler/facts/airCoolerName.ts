/** What an air cooler is called: its bays, rows, passes and draft. */
import type { Reader } from '../../display/formatQuantity'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import { fluidLabel } from './fluidLabel'

const jobs: Readonly<Record<AirCoolerInput['process']['kind'], string>> = {
  own: 'Liquid cooler',
  liquid: 'Liquid cooler',
  gas: 'Gas cooler',
  fluid: 'Condenser or gas cooler',
}

/** Such as `2 bays, 5 rows 4 passes, forced`. */
export function airCoolerName({ unit, bundle, fans }: Pick<AirCoolerInput, 'unit' | 'bundle' | 'fans'>): string {
  const bays = `${unit.bays} ${unit.bays === 1 ? 'bay' : 'bays'}`
  return `${bays}, ${bundle.rows}R ${bundle.passes}P, ${fans.draft}`
}

/** Such as `2B 5R 4P 42W 24.0 ft`: bays, rows, passes, tubes a row and their length in the reader's unit. */
export function candidateName(
  { unit, bundle }: Pick<AirCoolerInput, 'unit' | 'bundle'>,
  { number, label }: Reader,
): string {
  const { rows, passes, tubesPerRow, tubeLength } = bundle
  const length = `${number(tubeLength, 'plantLength')} ${label('plantLength')}`
  return `${unit.bays}B ${rows}R ${passes}P ${tubesPerRow}W ${length}`
}

/** What flows in it. */
export const streamName = ({ process }: Pick<AirCoolerInput, 'process'>): string =>
  fluidLabel(process.name ?? '') || (process.kind === 'gas' ? 'Gas mixture' : 'Liquid')

export const airCoolerKindOf = ({ process }: Pick<AirCoolerInput, 'process'>): string => jobs[process.kind]

/** Within a sentence. */
export const nameWithin = (): string => 'air cooler'

/** The air cooler in one line. */
export const airCoolerSummary = (input: AirCoolerInput): string => `${streamName(input)}, ${airCoolerName(input)}`
