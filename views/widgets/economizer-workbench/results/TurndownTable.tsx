import { usualLimits } from '../../../../engine/economizer/usualLimits'
import { energyNumber, energyUnit } from '../../../../shared/display/energy'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import type { EconomizerRating, LoadPoint } from '../../../../shared/economizer/document/economizerRating'
import { firstSteamingMargin } from '../../../../shared/economizer/facts/stagesAtLoad'
import { ColumnTable, type TableColumn } from '../../../workbench/results/ColumnTable'
import { useEconomizer } from '../useEconomizer'

const percent = (share: number, decimals = 0) => formatNumber(100 * share, decimals)
const perHour = 3600
const minor = 'm-hide is-minor'

type Column = TableColumn<LoadPoint>

/** The economizer at each load of the year, with the sums of the year. */
export function TurndownTable({ rating }: { rating: EconomizerRating }) {
  const { reader, form } = useEconomizer()
  const { number, label, system, isAbove } = reader
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
      isOver: point => isAbove(point.gasDrop, gasDrop, 'airPressureDrop'),
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
      ...at('To boiling', 'temperatureDifference', firstSteamingMargin, 'm-hide'),
      isOver: point => isAbove(steamingMargin, firstSteamingMargin(point), 'temperatureDifference'),
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
      <ColumnTable
        caption="The economizer at each load of the year"
        head="Firing"
        headUnit="%"
        nameOf={({ load }) => percent(load)}
        rows={rating.loads}
        columns={columns}
        sums="Year"
        classes="wb-rows wb-turndown"
      />
      <p className="cw-sm cw-2 px-3 mb-2">{`${energy(year.recovered)} recovered a year, ${energy(year.fuelSaved)} of fuel not burned`}</p>
    </>
  )
}
