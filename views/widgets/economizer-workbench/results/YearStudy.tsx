import { energyNumber, energyUnit } from '../../../../shared/display/energy'
import { formatNumber, formatPercent } from '../../../../shared/display/formatNumber'
import { cashFigure } from '../../../../shared/tools/figures/cashFigure'
import type { Fact } from '../../../../shared/tools/results/keyResult'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Facts } from '../../../workbench/results/Facts'
import { useEconomizer } from '../useEconomizer'

const tonne = 1000
const tornadoNames = {
  fuelPrice: 'Price of fuel',
  hours: 'Hours',
  installed: 'Installed cost',
  discount: 'Discount',
  life: 'Life',
} as const

/** The year: energy, emissions, money, cash flow, and what the worth depends on. */
export function YearStudy() {
  const { rated, reader } = useEconomizer()
  if (!rated.rating) return null
  const { year } = rated.rating
  const { worth } = year
  const money = (sum: number) => formatNumber(sum, 0)
  const energy = (joules: number): readonly [string, string] => [
    energyNumber(joules, reader.system),
    energyUnit(reader.system),
  ]
  const unit = reader.label('money')
  const years = worth.cashFlow.at(-1)?.year ?? 0
  const ofYear: Fact[] = [
    ['Hours', formatNumber(year.hours, 0), 'h'],
    ['Recovered heat', ...energy(year.recovered)],
    ['Fuel not burned', ...energy(year.fuelSaved)],
    [
      'Efficiency over the year',
      `${formatPercent(year.efficiencyBefore, 1)} to ${formatPercent(year.efficiencyAfter, 1)}`,
    ],
    ['Power of fan and pump', formatNumber(year.electricity / 3.6e6, 0), 'kWh'],
    ['Carbon dioxide avoided', formatNumber(year.carbonSaved / tonne, 0), 't'],
    ...(year.nitrogenOxidesSaved === undefined
      ? []
      : [['Nitrogen oxides avoided', formatNumber(year.nitrogenOxidesSaved, 0), 'kg'] as Fact]),
    ...(year.condensate > 0 ? [['Condensate', formatNumber(year.condensate / tonne, 0), 't'] as Fact] : []),
  ]
  const ofMoney: Fact[] = [
    ['Fuel saved', money(year.money.fuel), unit],
    ['Power used', money(year.money.electricity), unit],
    ['Carbon', money(year.money.carbon), unit],
    ['Saved in the first year', money(worth.savings), unit],
    [
      'Simple payback',
      worth.simplePayback === undefined ? 'never' : formatNumber(worth.simplePayback, 1),
      worth.simplePayback === undefined ? '' : 'years',
    ],
    [`Net present value, ${years} years`, money(worth.netPresentValue), unit],
    ['Internal rate of return', worth.internalRate === undefined ? 'none' : formatPercent(worth.internalRate, 1)],
    ['Saved over the life', money(worth.lifeSavings), unit],
  ]
  return (
    <>
      <div className="wb-sides">
        <section aria-labelledby="wb-year-energy">
          <div className="cw-sub-h">
            <h3 id="wb-year-energy">Energy of the year</h3>
          </div>
          <Facts facts={ofYear} />
        </section>
        <section aria-labelledby="wb-year-money">
          <div className="cw-sub-h">
            <h3 id="wb-year-money">Money</h3>
          </div>
          <Facts facts={ofMoney} />
        </section>
      </div>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={cashFigure(worth.cashFlow)} />
      </figure>
      <div className="cw-sub-h wb-rows-h">
        <h3>What the worth depends on</h3>
        <span className="cw-xs cw-muted">net present value with one number a fifth lower and higher</span>
      </div>
      <table className="table wb-states">
        <caption className="visually-hidden">Net present value with one number a fifth lower and higher</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col" className="cw-num">
              A fifth lower
            </th>
            <th scope="col" className="cw-num">
              A fifth higher
            </th>
            <td className="cw-u">{unit}</td>
          </tr>
        </thead>
        <tbody>
          {year.tornado.map(({ of, low, high }) => (
            <tr key={of}>
              <th scope="row">{tornadoNames[of]}</th>
              <td className="cw-num">{money(low)}</td>
              <td className="cw-num">{money(high)}</td>
              <td className="cw-u">{unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {year.assumed.map(({ of, date, source }) => (
        <p key={of} className="cw-xs cw-muted px-3 mb-1">{`Assumed: price of ${of}, ${date}. ${source}`}</p>
      ))}
    </>
  )
}
