import { formatNumber } from '../../../../shared/display/formatNumber'
import { energyFacts, moneyFacts, tornadoNames } from '../../../../shared/economizer/facts/yearFacts'
import { cashFigure } from '../../../../shared/tools/figures/cashFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Facts } from '../../../workbench/results/Facts'
import { useEconomizer } from '../useEconomizer'

/** The year: energy, emissions, money, cash flow, and what the worth depends on. */
export function YearStudy() {
  const { rated, reader } = useEconomizer()
  if (!rated.rating) return null
  const { year } = rated.rating
  const { worth } = year
  const money = (sum: number) => formatNumber(sum, 0)
  const unit = reader.label('money')
  return (
    <>
      <div className="wb-sides">
        <section aria-labelledby="wb-year-energy">
          <div className="cw-sub-h">
            <h3 id="wb-year-energy">Energy of the year</h3>
          </div>
          <Facts facts={energyFacts(rated.rating, reader)} />
        </section>
        <section aria-labelledby="wb-year-money">
          <div className="cw-sub-h">
            <h3 id="wb-year-money">Money</h3>
          </div>
          <Facts facts={moneyFacts(rated.rating, reader)} />
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
