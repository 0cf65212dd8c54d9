import type { CoilRating } from '../../../../engine/coils/coil'
import { resistancePurposes } from '../../../../shared/coils/facts/resultMethods'
import { formatPercent } from '../../../../shared/display/formatNumber'
import { Why } from '../../../workbench/results/Why'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** Width of the bar for 100 % [px]. */
const whole = 120

/** The shares of the thermal resistances between air and fluid. */
export function Resistances({ rating }: { rating: CoilRating }) {
  const { number, label } = useCoilWorkbench().reader
  return (
    <table className="table wb-states">
      <caption className="visually-hidden">Resistances, dry, from air to fluid, on the outside area</caption>
      <thead>
        <tr>
          <th scope="col">Resistance</th>
          <th scope="col" className="cw-num">
            {label('foulingResistance')}
          </th>
          <th scope="col">
            <span className="visually-hidden">Bar</span>
          </th>
          <th scope="col" className="cw-num">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {rating.resistances.map(({ name, value, share }) => (
          <tr key={name}>
            <th scope="row">
              <Why
                label={`${name[0]?.toUpperCase()}${name.slice(1)}`}
                value={number(value, 'foulingResistance')}
                unit={label('foulingResistance')}
                purposes={resistancePurposes[name]}
              />
            </th>
            <td className="cw-num">{number(value, 'foulingResistance')}</td>
            <td className="wb-bar">
              <svg className="cw-margin" viewBox={`0 0 ${whole} 10`} aria-hidden="true">
                <path className="ax" d="M.5 0v10" />
                <rect className="pos" x="1" y="2" width={Math.max(0, share * (whole - 1)).toFixed(1)} height="6" />
              </svg>
            </td>
            <td className="cw-num">{formatPercent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
