import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { exchangeFacts, passColumns, serviceRows } from '../../../../shared/aircooler/facts/unitFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useAirCooler } from '../useAirCooler'

/** The passes from the hot nozzle on, what is out of service, and the exchange. */
export function Passes({ rating }: { rating: AirCoolerRating }) {
  const { reader } = useAirCooler()
  const { number, label } = reader
  const columns = passColumns(reader)
  return (
    <>
      <table className="table cw-results wb-rows">
        <caption className="visually-hidden">Passes</caption>
        <thead>
          <tr>
            <th scope="col">
              Pass
              <span className="cw-u" />
            </th>
            {columns.map(({ name, unit }) => (
              <th key={name} scope="col" className={`cw-num${['Film', 'Δp'].includes(name) ? ' m-hide' : ''}`}>
                {name}
                <span className="cw-u">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rating.stream.passes.map((pass, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: passes are numbered
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {columns.map(({ name, of, quantity }) => (
                <td key={name} className={`cw-num${['Film', 'Δp'].includes(name) ? ' m-hide' : ''}`}>
                  {number(of(pass), quantity)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="wb-sum">
            <th scope="row">All</th>
            <td className="cw-num">
              {number(
                rating.stream.passes.reduce((sum, { rows }) => sum + rows, 0),
                'count',
              )}
            </td>
            <td className="cw-num">{number(rating.stream.inlet, 'temperature')}</td>
            <td className="cw-num">{number(rating.stream.outlet, 'temperature')}</td>
            <td />
            <td className="cw-num m-hide">U {number(rating.exchange.overall, 'heatTransferCoefficient')}</td>
            <td className="cw-num m-hide">{number(rating.stream.drop.total, 'processDrop')}</td>
            <td className="cw-num">{number(rating.heat, 'heatFlow')}</td>
          </tr>
        </tbody>
      </table>
      <div className="wb-sides">
        <section aria-labelledby="wb-exchange">
          <div className="cw-sub-h">
            <h3 id="wb-exchange">Exchange</h3>
          </div>
          <Facts facts={exchangeFacts(rating, reader)} />
        </section>
        <section aria-labelledby="wb-service">
          <table className="table wb-states">
            <caption className="visually-hidden">Fans out of service</caption>
            <thead>
              <tr>
                <th scope="col">
                  <h3 id="wb-service">Fans out of service</h3>
                </th>
                {[
                  ['Air', '%'],
                  ['Heat', label('heatFlow')],
                  ['Leaving', label('temperature')],
                  ['Wall', label('temperature')],
                ].map(([name, unit]) => (
                  <th key={name} scope="col" className="cw-num">
                    {`${name}, ${unit}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {serviceRows(rating, reader).map(({ name, air, heat, outlet, wall }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="cw-num">{air}</td>
                  <td className="cw-num">{heat}</td>
                  <td className="cw-num">{outlet}</td>
                  <td className="cw-num">{wall}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  )
}
