/** The key results of an economizer, each with its limit or what it is compared with. */
import { usualLimits } from '../../../engine/economizer/usualLimits'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { KeyResult } from '../../tools/results/keyResult'
import { paybackOf } from '../../tools/results/paybackOf'
import type { EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating } from '../document/economizerRating'
import { installedCost, isStageUnpriced } from './installedCost'

const heat = ['heat transfer'] as const
const percent = (share: number) => formatNumber(100 * share, 1)
const tonne = 1000

export function keyResults(
  rating: Pick<EconomizerRating, 'full' | 'year'>,
  input: EconomizerInput,
  reader: Reader,
): KeyResult[] {
  const { limits, money } = input
  const { number, full, label, isAbove } = reader
  const installed = installedCost(input)
  const isPartOnly = isStageUnpriced(input)
  const { full: at, year } = rating
  const gained = 100 * (at.efficiencyAfter - at.efficiencyBefore)
  const mostDrop = limits.gasDrop ?? usualLimits.gasDrop
  const { gasOut } = limits
  const isPriced = year.money.fuel !== 0
  return [
    {
      label: 'Recovered heat',
      value: number(at.heat, 'heatFlow'),
      unit: label('heatFlow'),
      ...(limits.heat === undefined
        ? { text: 'at full fire' }
        : {
            text: `min ${number(limits.heat, 'heatFlow')}`,
            verdict: isAbove(limits.heat, at.heat, 'heatFlow') ? ('err' as const) : ('ok' as const),
          }),
      purposes: heat,
    },
    {
      label: 'Gas leaving',
      value: number(at.gasOut, 'temperature'),
      unit: label('temperature'),
      purposes: heat,
      ...(gasOut === undefined
        ? { text: `from ${number(at.gasIn, 'temperature')}` }
        : {
            text: `min ${number(gasOut, 'temperature')}`,
            verdict: isAbove(gasOut, at.gasOut, 'temperature') ? 'err' : 'ok',
          }),
    },
    {
      label: 'Boiler efficiency',
      value: percent(at.efficiencyAfter),
      unit: '%',
      text: `from ${percent(at.efficiencyBefore)}, +${formatNumber(gained, 1)}, HHV`,
      purposes: [],
    },
    {
      label: 'Gas Δp',
      value: number(at.gasDrop, 'airPressureDrop'),
      unit: label('airPressureDrop'),
      text: `max ${number(mostDrop, 'airPressureDrop')}`,
      verdict: isAbove(at.gasDrop, mostDrop, 'airPressureDrop') ? 'err' : 'ok',
      purposes: ['gas-side friction'],
    },
    {
      label: 'Saved a year',
      value: isPriced ? number(year.worth.savings, 'money') : '–',
      unit: label('money'),
      text: isPriced ? `${formatNumber(year.carbonSaved / tonne, 0)} t CO₂ a year` : 'the fuel has no price',
      purposes: [],
    },
    {
      label: 'Payback',
      ...paybackOf(isPriced ? year.worth.simplePayback : undefined, installed),
      text: isPartOnly
        ? 'stage 1 alone'
        : installed > 0
          ? `of ${full(installed - (money.incentive ?? 0), 'money')}`
          : 'give the installed cost',
      ...(isPartOnly ? { verdict: 'warn' as const } : {}),
      purposes: [],
    },
  ]
}
