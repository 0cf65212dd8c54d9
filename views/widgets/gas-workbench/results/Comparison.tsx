import type { GasRating } from '../../../../shared/gas/document/gasRating'
import { meteredAt } from '../../../../shared/gas/facts/meteredVolume'
import { propertyRows } from '../../../../shared/gas/facts/propertyRows'
import { useGas } from '../useGas'

/** The property sheet of the gas, beside another gas and with their ratio. */
export function Comparison({ rating }: { rating: GasRating }) {
  const { reader } = useGas()
  const { sheet, beside } = rating
  return (
    <>
      <table className="table cw-results wb-rows">
        <caption className="visually-hidden">Properties</caption>
        <thead>
          <tr>
            <th scope="col">
              Property
              <span className="cw-u">{`${reader.full(sheet.T, 'temperature')}, ${reader.full(sheet.p, 'absolutePressure')}`}</span>
            </th>
            <th scope="col" className="m-hide">
              Unit
              <span className="cw-u" />
            </th>
            <th scope="col" className="cw-num">
              {rating.name}
              <span className="cw-u" />
            </th>
            {beside && (
              <>
                <th scope="col" className="cw-num">
                  {beside.name}
                  <span className="cw-u">compared</span>
                </th>
                <th scope="col" className="cw-num">
                  Ratio
                  <span className="cw-u" />
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {propertyRows(rating, reader).map(({ name, unit, value, beside: other, ratio }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="cw-u m-hide">{unit}</td>
              <td className="cw-num fw-semibold">{value}</td>
              {beside && (
                <>
                  <td className="cw-num">{other}</td>
                  <td className="cw-num">{ratio}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cw-xs cw-muted px-3 mb-2">
        {`Volumes of gas at ${meteredAt[reader.system]}. Enthalpy is zero at 25 °C, entropy is absolute.`}
        {rating.mixed &&
          ` The streams mix to ${reader.full(rating.mixed.temperature, 'temperature')}, ${reader.full(rating.mixed.flow, 'massFlow')}.`}
      </p>
    </>
  )
}
