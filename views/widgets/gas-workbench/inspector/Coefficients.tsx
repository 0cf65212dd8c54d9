import { formatNumber } from '../../../../shared/display/formatNumber'
import type { GasRating } from '../../../../shared/gas/document/gasRating'
import { fitFacts, fitQuantities } from '../../../../shared/gas/facts/gasFacts'
import { propertyNames } from '../../../../shared/gas/fields/gasFields'
import { Facts } from '../../../workbench/results/Facts'
import { useGas } from '../useGas'

/** The polynomial in the reader's units, to be copied into other programs. */
export function Coefficients({ rating: { fit } }: { rating: GasRating }) {
  const { reader } = useGas()
  const [first, last] = [fit.points[0]!.T, fit.points.at(-1)!.T]
  return (
    <div className="wb-facts">
      <div className="cw-sub-h px-0">
        <h3>{`${propertyNames[fit.property]}, ${reader.label(fitQuantities[fit.property])}`}</h3>
      </div>
      <Facts facts={fitFacts(fit, reader)} />
      <p className="cw-xs cw-muted">
        {`t is the temperature in hundreds of ${reader.label('temperature')}, from ${reader.number(first, 'temperature')} to ${reader.full(last, 'temperature')}. Largest error ${formatNumber(100 * fit.largest, 3)} %, mean ${formatNumber(100 * fit.mean, 3)} %.`}
      </p>
    </div>
  )
}
