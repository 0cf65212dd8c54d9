/** The key results of a mist, each with what it is compared with. */
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import type { KeyResult } from '../../tools/results/keyResult'
import { paybackOf } from '../../tools/results/paybackOf'
import type { MistInput } from '../document/mistDocument'
import type { MistRating } from '../document/mistRating'

const tonne = 1000
const joulesOfMegawattHour = 3.6e9

export function keyResults(
  { design, year }: Pick<MistRating, 'design' | 'year'>,
  { money, limits }: MistInput,
  reader: Reader,
): KeyResult[] {
  const { number, full, label, isAbove } = reader
  const whole = (power: number) => formatNumber(readersValue(power, 'power', reader.system), power < 1e4 ? 1 : 0)
  const less = design.powerWithout > 0 ? 1 - design.powerWith / design.powerWithout : 0
  return [
    {
      label: 'Air to the coil',
      value: number(design.leaving.T, 'temperature'),
      unit: label('temperature'),
      purposes: [],
      ...(limits.leaving === undefined
        ? { text: `from ${number(design.entering.T, 'temperature')} / ${number(design.entering.Twb, 'temperature')}` }
        : {
            text: `max ${number(limits.leaving, 'temperature')}`,
            verdict: isAbove(design.leaving.T, limits.leaving, 'temperature') ? ('err' as const) : ('ok' as const),
          }),
    },
    {
      label: 'Saved a year',
      value: number(year.worth.savings, 'money'),
      unit: label('money'),
      text: year.carbonSaved > 0 ? `${formatNumber(year.carbonSaved / tonne, 0)} t CO₂` : 'water paid',
      purposes: [],
    },
    {
      label: 'Power',
      // The change stays on one line.
      value: `${whole(design.powerWithout)}\u00a0to\u00a0${whole(design.powerWith)}`,
      unit: label('power'),
      text: `−${formatNumber(100 * less, 0)} %`,
      purposes: [],
    },
    {
      label: 'Water sprayed',
      value: number(design.supply, 'sprayFlow'),
      unit: label('sprayFlow'),
      text: `by ${formatNumber(design.nozzles.count, 0)} nozzles`,
      ...(limits.water === undefined
        ? {}
        : { verdict: isAbove(design.supply, limits.water, 'sprayFlow') ? ('err' as const) : ('ok' as const) }),
      purposes: [],
    },
    {
      label: 'Energy saved',
      value: formatNumber(year.energySaved / joulesOfMegawattHour, 1),
      unit: 'MWh',
      text: `in ${formatNumber(year.hoursOn, 0)} h`,
      purposes: [],
    },
    {
      label: 'Payback',
      ...paybackOf(year.worth.simplePayback, money.installed),
      text:
        money.installed > 0
          ? `of ${full(money.installed - (money.incentive ?? 0), 'money')}`
          : 'give the installed cost',
      purposes: [],
    },
  ]
}
