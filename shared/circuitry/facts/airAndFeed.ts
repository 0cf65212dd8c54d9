/** With which air and feed circuits were solved, in words: what their inputs do not list. */
import type { CoilInput } from '../../coils/document/coilDocument'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { rangeOfValues } from './shownQuantities'

type Settings = NonNullable<CoilInput['segmented']>

const held = { superheat: 'Superheat', subcooling: 'Subcooling', capacity: 'Capacity' } as const

/** One sentence for each thing that is not as usual; the first is of the air in any case. */
export function airAndFeedSentences({ segmented = {} }: Pick<CoilInput, 'segmented'>, reader: Reader): string[] {
  const { profile = {}, shares = [], hold } = segmented
  const { dryBulb, humidityRatio } = profile
  return [
    airSentence(profile.flow),
    ...(dryBulb ? [`Its dry bulb is uneven, ${between(dryBulb.flat(), 'temperature', reader)}.`] : []),
    ...(humidityRatio ? ['Its humidity is uneven.'] : []),
    ...(shares.length > 0 ? [`Circuits are fed with ${ofMean(shares)} of an even share.`] : []),
    ...(hold
      ? [
          `${held[hold.kind]} is held at ${reader.full(hold.value, hold.kind === 'capacity' ? 'heatFlow' : 'temperatureDifference')} by the ${hold.by}.`,
        ]
      : []),
  ]
}

function airSentence(flow: NonNullable<Settings['profile']>['flow']): string {
  if (!flow) return 'The air is even over the face.'
  const along = Math.max(...flow.map(line => line.length))
  return `The air is uneven: parts of the face, ${flow.length} high × ${along} along, have ${ofMean(flow.flat())} of the mean.`
}

/** Such as `21 to 105 %`. */
function ofMean(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [least, most] = rangeOfValues(values).map(value => formatNumber((100 * value) / mean, 0))
  return `${least} to ${most} %`
}

function between(values: readonly number[], quantity: 'temperature', reader: Reader): string {
  const [least, most] = rangeOfValues(values)
  return `${reader.number(least, quantity)} to ${reader.full(most, quantity)}`
}
