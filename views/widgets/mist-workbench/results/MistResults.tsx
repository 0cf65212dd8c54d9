import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { airRows } from '../../../../shared/mist/facts/designFacts'
import { energyFacts } from '../../../../shared/mist/facts/yearFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useMist } from '../useMist'
import { HourMap } from './HourMap'
import { MonthsTable } from './MonthsTable'

/** The results beside the key figures: when it is hot, the year by month, the air of the design hour. */
export function MistResults({ rating }: { rating: MistRating }) {
  const { reader } = useMist()
  return (
    <>
      <HourMap rating={rating} />
      <div className="cw-sub-h wb-rows-h">
        <h3>The year by month</h3>
        <span className="cw-xs cw-muted">{rating.climate.name}</span>
      </div>
      <MonthsTable rating={rating} />
      <div className="wb-sides">
        <section aria-labelledby="wb-air-results">
          <div className="cw-sub-h">
            <h3 id="wb-air-results">Air of the design hour</h3>
          </div>
          <table className="table wb-states">
            <caption className="visually-hidden">Air of the design hour</caption>
            <thead>
              <tr>
                <th scope="col">State</th>
                <th scope="col" className="cw-num">
                  Before
                </th>
                <th scope="col" className="cw-num">
                  After
                </th>
                <td className="cw-u" />
              </tr>
            </thead>
            <tbody>
              {airRows(rating, reader).map(({ name, before, after, unit }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="cw-num">{before}</td>
                  <td className="cw-num">{after}</td>
                  <td className="cw-u">{unit}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="wb-energy-results">
          <div className="cw-sub-h">
            <h3 id="wb-energy-results">Energy and water of the year</h3>
          </div>
          <Facts facts={energyFacts(rating, reader)} />
        </section>
      </div>
    </>
  )
}
