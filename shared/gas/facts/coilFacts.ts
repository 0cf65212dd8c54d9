/** What is told of a dry gas coil: its key figures, its streams, its chain of resistances. */
import { formatNumber, formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import { factIn } from '../../tools/results/factIn'
import type { Fact, KeyResult } from '../../tools/results/keyResult'
import { columnIn, type QuantityColumn } from '../../tools/results/quantityColumn'
import type { GasCoilPart } from '../document/gasCoil'
import type { GasCoilResult, GasCoilSummary } from '../document/gasCoilRating'

/** The text of half the width of an uncertainty band. */
function bandText(value: number, { low, high }: { low: number; high: number }): { band?: string } {
  return Math.abs(value) > 0 ? { band: `±${formatNumber((50 * (high - low)) / Math.abs(value), 0)} %` } : {}
}

export function coilKeyResults(
  rating: GasCoilSummary,
  { limits, application }: GasCoilPart,
  reader: Reader,
): KeyResult[] {
  const { number, full, label, isAbove } = reader
  const { gas, fluid, fan, wall, dewPoints, uncertainty } = rating
  const drop = gas.pressureDrop.total
  const most = (value: number, limit: number | undefined, quantity: Quantity, otherwise: string) =>
    limit === undefined
      ? { text: otherwise }
      : {
          text: `max ${number(limit, quantity)}`,
          verdict: isAbove(value, limit, quantity) ? ('err' as const) : ('ok' as const),
        }
  return [
    {
      label: application === 'Cooling' ? 'Heat taken' : 'Heat given',
      value: number(rating.heat, 'heatFlow'),
      unit: label('heatFlow'),
      ...bandText(rating.heat, uncertainty.heat),
      ...(limits.heat === undefined
        ? { text: `effectiveness ${formatPercent(rating.effectiveness)}` }
        : {
            text: `of ${number(limits.heat, 'heatFlow')}`,
            verdict: isAbove(limits.heat, rating.heat, 'heatFlow') ? ('err' as const) : ('ok' as const),
          }),
      purposes: ['heat transfer'],
    },
    {
      label: 'Gas leaves',
      value: number(gas.leavingTemperature, 'temperature'),
      unit: label('temperature'),
      text: `from ${number(gas.enteringTemperature, 'temperature')}`,
      purposes: ['heat transfer'],
    },
    {
      label: 'Gas pressure drop',
      value: number(drop, 'airPressureDrop'),
      unit: label('airPressureDrop'),
      ...bandText(drop, uncertainty.gasPressureDrop),
      ...most(drop, limits.gasPressureDrop, 'airPressureDrop', `fan ${full(fan.power ?? fan.gasPower, 'power')}`),
      purposes: ['friction'],
    },
    {
      label: 'Fluid leaves',
      value: number(fluid.leavingTemperature, 'temperature'),
      unit: label('temperature'),
      text: `from ${number(fluid.enteringTemperature, 'temperature')}`,
      purposes: [],
    },
    {
      label: 'Fluid pressure drop',
      value: number(fluid.pressureDrop.total, 'fluidPressureDrop'),
      unit: label('fluidPressureDrop'),
      ...most(
        fluid.pressureDrop.total,
        limits.fluidPressureDrop,
        'fluidPressureDrop',
        `at ${full(fluid.tubeVelocity, 'fluidVelocity')}`,
      ),
      purposes: ['tube friction'],
    },
    {
      label: 'Coldest wall',
      value: number(wall.coldest, 'temperature'),
      unit: label('temperature'),
      text: dewPoints.margin < 0 ? 'below a dew point' : `${full(dewPoints.margin, 'temperatureDifference')} dry`,
      verdict: dewPoints.margin < 0 ? 'err' : 'ok',
      purposes: [],
    },
  ]
}

export function gasSideFacts({ gas, fan, dewPoints }: GasCoilResult, reader: Reader): Fact[] {
  const fact = factIn(reader)
  return [
    fact('Mass flow', gas.massFlow, 'massFlow'),
    fact('Volume flow, entering', gas.volumeFlow, 'actualAirflow'),
    fact('Volume flow at 0 °C, 1 atm', gas.normalVolumeFlow, 'actualAirflow'),
    fact('Entering', gas.enteringTemperature, 'temperature'),
    fact('Leaving', gas.leavingTemperature, 'temperature'),
    fact('Density, entering', gas.density.entering, 'gasDensity'),
    fact('Density, leaving', gas.density.leaving, 'gasDensity'),
    ['Compressibility', formatNumber(gas.compressibility, 4)],
    fact('Face velocity', gas.faceVelocity, 'velocity'),
    fact('Highest velocity', gas.maximumVelocity, 'velocity'),
    ['Reynolds number', formatNumber(gas.reynolds, 0)],
    fact('Film coefficient', gas.coefficient, 'heatTransferCoefficient'),
    ['Fin efficiency', formatPercent(gas.finEfficiency, 1)],
    fact('Pressure drop, friction', gas.pressureDrop.friction, 'airPressureDrop'),
    fact('Pressure drop, acceleration', gas.pressureDrop.acceleration, 'airPressureDrop'),
    fact('Fan power', fan.power ?? fan.gasPower, 'power'),
    ...(dewPoints.water === undefined ? [] : [fact('Water dew point', dewPoints.water, 'temperature')]),
    ...(dewPoints.acid === undefined ? [] : [fact('Acid dew point', dewPoints.acid, 'temperature')]),
  ]
}

export function fluidSideFacts({ fluid, wall, ...rating }: GasCoilResult, reader: Reader): Fact[] {
  const fact = factIn(reader)
  return [
    fact('Mass flow', fluid.massFlow, 'massFlow'),
    fact('Volume flow', fluid.volumeFlow, 'volumeFlow'),
    fact('Entering', fluid.enteringTemperature, 'temperature'),
    fact('Leaving', fluid.leavingTemperature, 'temperature'),
    fact('Tube velocity', fluid.tubeVelocity, 'fluidVelocity'),
    ['Reynolds number', formatNumber(fluid.reynolds, 0)],
    fact('Film coefficient', fluid.coefficient, 'heatTransferCoefficient'),
    fact('Pressure drop', fluid.pressureDrop.total, 'fluidPressureDrop'),
    fact('Coldest wall', wall.coldest, 'temperature'),
    fact('Hottest wall', wall.hottest, 'temperature'),
    fact('UA', rating.conductance, 'conductance'),
    ['Transfer units', formatNumber(rating.transferUnits, 2)],
    ['Effectiveness', formatPercent(rating.effectiveness, 1)],
    fact('Mean difference, counter', rating.meanDifference, 'temperatureDifference'),
    ['Correction factor', formatNumber(rating.correctionFactor, 3)],
    [
      'Tubes, circuits, passes',
      `${rating.construction.tubes}, ${rating.construction.feeds}, ${formatNumber(rating.construction.passes, 1)}`,
    ],
    fact('Face area', rating.construction.faceArea, 'area'),
    fact('Outside area', rating.construction.outsideArea, 'area'),
    fact('Weight, dry', rating.construction.dryWeight, 'mass'),
  ]
}

/** The resistances from the gas to the fluid, with their shares. */
export const resistanceFacts = ({ resistances }: GasCoilResult): Fact[] =>
  resistances.map(({ name, share }) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, formatPercent(share, 1)])

type Row = GasCoilResult['rows'][number]

/** The columns of the table of rows, in the direction of the gas. */
export function rowColumns(reader: Reader): QuantityColumn<Row>[] {
  const column = columnIn<Row>(reader)
  return [
    column('Gas in', 'temperature', row => row.gasIn),
    column('Gas out', 'temperature', row => row.gasOut),
    column('Fluid in', 'temperature', row => row.fluidIn),
    column('Fluid out', 'temperature', row => row.fluidOut),
    column('Coldest wall', 'temperature', row => row.coldestWall),
    column('Heat', 'heatFlow', row => row.heat),
    column('Gas Δp', 'airPressureDrop', row => row.pressureDrop),
  ]
}
