import type { CoilRating } from '../../../../engine/coils/coil'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { tubeFluidName } from '../../../../shared/coils/document/coilTypes'
import type { Reader } from '../../../../shared/display/formatQuantity'

interface TemperatureTableProps {
  rating: CoilRating
  input: CoilInput
  reader: Reader
}

/** The points of the temperature profile. */
export function TemperatureTable({ rating, input, reader }: TemperatureTableProps) {
  const t = (value: number) => reader.number(value, 'temperature')
  const unit = <span className="cw-u">{reader.label('temperature')}</span>
  const range = (from: number, to: number) => (
    <>
      {t(from)}
      <span className="cw-u"> to </span>
      {t(to)}
    </>
  )
  return (
    <table className="table" data-cw-density="compact">
      <caption className="visually-hidden">Temperatures by row</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col" className="cw-num">
            Air {unit}
          </th>
          <th scope="col" className="cw-num">
            {tubeFluidName(input)} {unit}
          </th>
          <th scope="col" className="cw-num">
            Surface {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rating.rows.map(row => (
          <tr key={row.row}>
            <th scope="row" className="cw-tnum">
              {row.row}
            </th>
            <td className="cw-num">{range(row.airIn.dryBulb, row.airOut.dryBulb)}</td>
            <td className="cw-num">{range(row.fluidIn, row.fluidOut)}</td>
            <td className="cw-num">{t(row.surface)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
