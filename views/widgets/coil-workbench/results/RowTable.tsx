import type { CoilRating, RowResult } from '../../../../engine/coils/coil'
import { rowHeats } from '../../../../shared/coils/facts/rowHeats'
import { formatPercent } from '../../../../shared/display/formatNumber'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { Icon } from '../../../components/Icon'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The coil row by row: the data of the temperature profile. */
export function RowTable({ rating }: { rating: CoilRating }) {
  const { reader } = useCoilWorkbench()
  const heats = rowHeats(rating)
  const temperature = <span className="cw-u">{reader.label('temperature')}</span>
  return (
    <table className="table cw-results wb-rows">
      <caption className="visually-hidden">Results by row, counted from the entering air</caption>
      <thead>
        <tr>
          <th scope="col">
            Row
            <span className="cw-u" />
          </th>
          <th scope="col" className="cw-num">
            Air{temperature}
          </th>
          <th scope="col" className="cw-num">
            Fluid{temperature}
          </th>
          <th scope="col" className="cw-num">
            Surface{temperature}
          </th>
          <th scope="col">
            State
            <span className="cw-u" />
          </th>
          <th scope="col" className="cw-num">
            Capacity<span className="cw-u">{reader.label('heatFlow')}</span>
          </th>
          <th scope="col" className="cw-num m-hide">
            Sensible<span className="cw-u">{reader.label('heatFlow')}</span>
          </th>
          <th scope="col" className="cw-num m-hide">
            Share<span className="cw-u">%</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rating.rows.map((row, index) => (
          <Row key={row.row} row={row} heat={heats[index]!} reader={reader} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, heat, reader }: { row: RowResult; heat: ReturnType<typeof rowHeats>[number]; reader: Reader }) {
  const t = (value: number) => reader.number(value, 'temperature')
  const to = <span className="cw-u"> to </span>
  return (
    <tr>
      <th scope="row" className="cw-tnum">
        {row.row}
      </th>
      <td className="cw-num">
        {t(row.airIn.dryBulb)}
        {to}
        {t(row.airOut.dryBulb)}
      </td>
      <td className="cw-num">
        {t(row.fluidIn)}
        {to}
        {t(row.fluidOut)}
      </td>
      <td className="cw-num">{t(row.surface)}</td>
      <td>{wetness(row.wetFraction)}</td>
      <td className="cw-num">{reader.number(heat.total, 'heatFlow')}</td>
      <td className="cw-num m-hide">{reader.number(heat.sensible, 'heatFlow')}</td>
      <td className="cw-num m-hide">{formatPercent(heat.share).replace(' %', '')}</td>
    </tr>
  )
}

function wetness(fraction: number) {
  if (fraction <= 0) return 'Dry'
  return (
    <>
      <Icon name="fluid" size="sm" className="c-cold" /> {fraction >= 1 ? 'Wet' : `${formatPercent(fraction)} wet`}
    </>
  )
}
