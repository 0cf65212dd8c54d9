import { formatNumber } from '../../../../shared/display/formatNumber'
import { shownValue, systemUnit } from '../../../../shared/display/units'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { useMist } from '../useMist'

const joulesOfKilowattHour = 3.6e6

/** The year by dry bulb, the hottest first, and the stages of the spray. */
export function Bins({ rating }: { rating: MistRating }) {
  const { reader } = useMist()
  const { number, label, system } = reader
  // Whole degrees in steps of 5 °F, halves in steps of 2.5 °C.
  const degrees = (T: number) =>
    formatNumber(shownValue(T, 'temperature', systemUnit('temperature', system)), system === 'IP' ? 0 : 1)
  // Down to the first bin without mist: below it nothing changes.
  const all = rating.bins[system]
  const coldest = all.findIndex(({ hoursOn }) => hoursOn > 0)
  const bins = all.slice(Math.max(0, coldest - 1)).toReversed()
  const { stages, flow } = rating.design.nozzles
  const water = (count: number) => number(count * flow, 'sprayFlow')
  return (
    <>
      <table className="table cw-results">
        <caption className="visually-hidden">The year by dry bulb</caption>
        <thead>
          <tr>
            <th scope="col">
              From<span className="cw-u">{label('temperature')}</span>
            </th>
            {[
              ['Hours', 'h'],
              ['Mist', 'h'],
              ['Without', label('power')],
              ['With', label('power')],
              ['Saved', 'MWh'],
            ].map(([name, unit]) => (
              <th key={name} scope="col" className="cw-num">
                {name}
                <span className="cw-u">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bins.map(bin => (
            <tr key={bin.from}>
              <th scope="row" className="cw-tnum">
                {degrees(bin.from)}
              </th>
              <td className="cw-num">{formatNumber(bin.hours, 0)}</td>
              <td className="cw-num">{formatNumber(bin.hoursOn, 0)}</td>
              <td className="cw-num">{number(bin.powerWithout, 'power')}</td>
              <td className="cw-num">{number(bin.powerWith, 'power')}</td>
              <td className="cw-num">
                {formatNumber(((bin.powerWithout - bin.powerWith) * bin.hours * 3600) / joulesOfKilowattHour / 1000, 1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cw-sub-h">
        <h3>Stages</h3>
      </div>
      <table className="table cw-results">
        <caption className="visually-hidden">Stages</caption>
        <thead>
          <tr>
            <th scope="col">
              Stage
              <span className="cw-u" />
            </th>
            <th scope="col" className="cw-num">
              Nozzles
              <span className="cw-u" />
            </th>
            <th scope="col" className="cw-num">
              Water<span className="cw-u">{label('sprayFlow')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map((count, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stages are numbered
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td className="cw-num">{formatNumber(count, 0)}</td>
              <td className="cw-num">{water(count)}</td>
            </tr>
          ))}
          <tr className="wb-sum">
            <th scope="row">All</th>
            <td className="cw-num">{formatNumber(rating.design.nozzles.count, 0)}</td>
            <td className="cw-num">{water(rating.design.nozzles.count)}</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
