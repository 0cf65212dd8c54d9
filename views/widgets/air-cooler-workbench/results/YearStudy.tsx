import { driveFacts, yearFacts } from '../../../../shared/aircooler/facts/unitFacts'
import { yearFigure } from '../../../../shared/aircooler/figures/yearFigure'
import { climateFacts } from '../../../../shared/climates/climateFacts'
import { ScrollPane } from '../../../components/ScrollPane'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Facts } from '../../../workbench/results/Facts'
import { useAirCooler } from '../useAirCooler'

/** The year: fans at full speed, in steps and at variable speed, and what drives for it are worth. */
export function YearStudy() {
  const { rated, reader } = useAirCooler()
  const { rating } = rated
  if (!rating) return null
  if (!rating.year) return <p className="cw-sm cw-2 px-3 pt-3">There is no year at this place: the notices say why.</p>
  const figure = yearFigure(rating.year, reader)
  return (
    <>
      <div className="wb-sides">
        <section aria-labelledby="wb-year">
          <div className="cw-sub-h">
            <h3 id="wb-year">Energy of the fans</h3>
          </div>
          <Facts facts={yearFacts(rating, reader)} />
        </section>
        <section aria-labelledby="wb-drives">
          <div className="cw-sub-h">
            <h3 id="wb-drives">Drives, climate</h3>
          </div>
          <Facts facts={[...driveFacts(rating, reader), ...climateFacts(rating, reader)]} />
        </section>
      </div>
      <ScrollPane name={`${figure.title}, scrollable`} className="px-3 pt-2">
        <FigureSvg figure={figure} />
      </ScrollPane>
      <FigureTable figure={figure} />
      {rating.year.assumed.map(({ of, date, source }) => (
        <p key={of} className="cw-xs cw-muted px-3 mb-1">{`Assumed: ${of}, ${date}. ${source}`}</p>
      ))}
    </>
  )
}
