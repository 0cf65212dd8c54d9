import { energyFacts, moneyFacts } from '../../../../shared/mist/facts/yearFacts'
import { cashFigure } from '../../../../shared/tools/figures/cashFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Facts } from '../../../workbench/results/Facts'
import { useMist } from '../useMist'

/** The year: energy, water and demand, and what they are worth over the life. */
export function YearStudy() {
  const { rated, reader } = useMist()
  if (!rated.rating) return null
  const { rating } = rated
  return (
    <>
      <div className="wb-sides">
        <section aria-labelledby="wb-year-energy">
          <div className="cw-sub-h">
            <h3 id="wb-year-energy">Energy and water of the year</h3>
          </div>
          <Facts facts={energyFacts(rating, reader)} />
        </section>
        <section aria-labelledby="wb-year-money">
          <div className="cw-sub-h">
            <h3 id="wb-year-money">Money</h3>
          </div>
          <Facts facts={moneyFacts(rating, reader)} />
        </section>
      </div>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={cashFigure(rating.year.worth.cashFlow)} />
      </figure>
      {rating.year.assumed.map(({ of, date, source }) => (
        <p key={of} className="cw-xs cw-muted px-3 mb-1">{`Assumed: ${of}, ${date}. ${source}`}</p>
      ))}
    </>
  )
}
