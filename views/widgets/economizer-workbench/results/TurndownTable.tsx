import { usualLimits } from '../../../../engine/economizer/notices'
import { energyNumber, energyUnit } from '../../../../shared/display/energy'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import type { EconomizerRating, LoadPoint } from '../../../../shared/economizer/document/economizerRating'
import { useEconomizer } from '../useEconomizer'

const percent = (share: number, decimals = 0) => formatNumber(100 * share, decimals)
const perHour = 3600

interface Column {
  name: string
  unit: string
  isRare?: boolean
  cell(point: LoadPoint): string
  isOver?(point: LoadPoint): boolean
}

/** The economizer at each load of the year, with the sums of the year. */
export function TurndownTable({ rating }: { rating: EconomizerRating }) {
  const { reader, form } = useEconomizer()
  const { number, label, system } = reader
  const { steamingMargin = usualLimits.steamingMargin, gasDrop = usualLimits.gasDrop } = form.input.limits
  const at = (
    name: string,
    quantity: Quantity,
    of: (point: LoadPoint) => number | undefined,
    isRare = false,
  ): Column => ({
    ...{ name, isRare, unit: label(quantity) },
    cell: point => {
      const value = of(point)
      return value === undefined ? '–' : number(value, quantity)
    },
  })
  const columns: readonly Column[] = [
    { name: 'Hours', unit: 'h/yr', cell: ({ hours }) => formatNumber(hours, 0) },
    at('Gas in', 'temperature', point => point.gasIn, true),
    at('Gas out', 'temperature', point => point.gasOut),
    {
      ...at('Gas Δp', 'airPressureDrop', point => point.gasDrop, true),
      isOver: point => point.gasDrop > gasDrop,
    },
    at('Water', 'massFlow', point => point.waterFlow, true),
    at('Water out', 'temperature', point => point.waterOut, true),
    at('Heat', 'heatFlow', point => point.heat),
    {
      name: 'Efficiency',
      unit: '%',
      isRare: true,
      cell: ({ efficiencyBefore, efficiencyAfter }) =>
        `${percent(efficiencyBefore, 1)} to ${percent(efficiencyAfter, 1)}`,
    },
    {
      ...at('Cold end', 'temperature', point => point.coldestMetal, true),
      isOver: point => point.codes.includes('COLD_END'),
    },
    at('Acid dew', 'temperature', point => point.acidDew ?? point.waterDew, true),
    {
      ...at('To steam', 'temperatureDifference', point => point.steamingMargin, true),
      isOver: point => point.steamingMargin < steamingMargin,
    },
    { name: 'Saved', unit: `${label('money')}/h`, cell: ({ savings }) => formatNumber(perHour * savings, 2) },
  ]
  const { year } = rating
  const energy = (joules: number) => `${energyNumber(joules, system)} ${energyUnit(system)}`
  return (
    <table className="table cw-results wb-rows wb-turndown">
      <caption className="visually-hidden">The economizer at each load of the year</caption>
      <thead>
        <tr>
          <th scope="col">
            Firing<span className="cw-u">%</span>
          </th>
          {columns.map(({ name, unit, isRare }) => (
            <th key={name} scope="col" className={`cw-num${isRare ? ' m-hide' : ''}`}>
              {name}
              <span className="cw-u">{unit}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rating.loads.map(point => (
          <tr key={point.load}>
            <th scope="row" className="cw-tnum">
              {percent(point.load)}
            </th>
            {columns.map(({ name, cell, isRare, isOver }) => (
              <td key={name} className={`cw-num${isRare ? ' m-hide' : ''}${isOver?.(point) ? ' wb-over' : ''}`}>
                {cell(point)}
                {isOver?.(point) && <span className="visually-hidden"> beyond its limit</span>}
              </td>
            ))}
          </tr>
        ))}
        <tr className="wb-sum">
          <th scope="row">Year</th>
          <td className="cw-num">{formatNumber(year.hours, 0)}</td>
          <td colSpan={columns.length - 2} className="cw-sm text-wrap">
            {`${energy(year.recovered)} recovered, ${energy(year.fuelSaved)} of fuel not burned`}
          </td>
          <td className="cw-num">{`${formatNumber(year.worth.savings, 0)}`}</td>
        </tr>
      </tbody>
    </table>
  )
}
