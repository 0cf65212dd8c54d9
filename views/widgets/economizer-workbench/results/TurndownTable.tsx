import { usualLimits } from '../../../../engine/economizer/usualLimits'
import { energyNumber, energyUnit } from '../../../../shared/display/energy'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import type { EconomizerRating, LoadPoint } from '../../../../shared/economizer/document/economizerRating'
import { useEconomizer } from '../useEconomizer'

const percent = (share: number, decimals = 0) => formatNumber(100 * share, decimals)
const perHour = 3600
const minor = 'm-hide is-minor'

interface Column {
  name: string
  unit: string
  /** How it gives way in a narrow pane. */
  classes?: string
  /** The sum of the year. */
  sum?: string
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
    classes = '',
  ): Column => ({
    ...{ name, classes, unit: label(quantity) },
    cell: point => {
      const value = of(point)
      return value === undefined ? '–' : number(value, quantity)
    },
  })
  const columns: readonly Column[] = [
    {
      name: 'Hours',
      unit: 'h/yr',
      sum: formatNumber(rating.year.hours, 0),
      cell: ({ hours }) => formatNumber(hours, 0),
    },
    at('Gas in', 'temperature', point => point.gasIn, minor),
    at('Gas out', 'temperature', point => point.gasOut),
    {
      ...at('Gas Δp', 'airPressureDrop', point => point.gasDrop, 'm-hide'),
      isOver: point => point.gasDrop > gasDrop,
    },
    at('Water', 'massFlow', point => point.waterFlow, minor),
    at('Water out', 'temperature', point => point.waterOut, 'm-hide'),
    at('Heat', 'heatFlow', point => point.heat),
    {
      name: 'Efficiency',
      unit: '%',
      classes: 'm-hide',
      cell: ({ efficiencyBefore, efficiencyAfter }) =>
        `${percent(efficiencyBefore, 1)} to ${percent(efficiencyAfter, 1)}`,
    },
    {
      ...at('Cold end', 'temperature', point => point.coldestMetal, 'm-hide'),
      isOver: point => point.codes.includes('COLD_END'),
    },
    at('Dew point', 'temperature', point => point.acidDew ?? point.waterDew, 'm-hide'),
    {
      ...at('To steam', 'temperatureDifference', point => point.steamingMargin, 'm-hide'),
      isOver: point => point.steamingMargin < steamingMargin,
    },
    {
      name: 'Saved',
      unit: `${label('money')}/h`,
      sum: formatNumber(rating.year.worth.savings, 0),
      cell: ({ savings }) => formatNumber(perHour * savings, 2),
    },
  ]
  const { year } = rating
  const energy = (joules: number) => `${energyNumber(joules, system)} ${energyUnit(system)}`
  return (
    <>
      <table className="table cw-results wb-rows wb-turndown">
        <caption className="visually-hidden">The economizer at each load of the year</caption>
        <thead>
          <tr>
            <th scope="col">
              Firing<span className="cw-u">%</span>
            </th>
            {columns.map(({ name, unit, classes = '' }) => (
              <th key={name} scope="col" className={`cw-num ${classes}`}>
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
              {columns.map(({ name, cell, classes = '', isOver }) => (
                <td key={name} className={`cw-num ${classes}${isOver?.(point) ? ' wb-over' : ''}`}>
                  {cell(point)}
                  {isOver?.(point) && <span className="visually-hidden"> beyond its limit</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr className="wb-sum">
            <th scope="row">Year</th>
            {columns.map(({ name, sum = '', classes = '' }) => (
              <td key={name} className={`cw-num ${classes}`}>
                {sum}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="cw-sm cw-2 px-3 mb-2">{`${energy(year.recovered)} recovered a year, ${energy(year.fuelSaved)} of fuel not burned`}</p>
    </>
  )
}
