/** What is told of an air cooler: its exchange, its air, its fans, its size, and what is out of service. */
import { formatNumber, formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { factIn } from '../../tools/results/factIn'
import type { Fact } from '../../tools/results/keyResult'
import { columnIn, type QuantityColumn } from '../../tools/results/quantityColumn'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import type { AirCoolerRating } from '../document/airCoolerRating'
import { gasMethodNames } from '../fields/airCoolerFields'

export function exchangeFacts(
  { exchange, heat, required, surfaceMargin, stream }: AirCoolerRating,
  reader: Reader,
): Fact[] {
  const fact = factIn(reader)
  const { drop } = stream
  return [
    fact('Heat', heat, 'heatFlow'),
    ...(required === undefined ? [] : [fact('Heat asked for', required, 'heatFlow')]),
    ...(surfaceMargin === undefined ? [] : [['Excess surface', formatPercent(surfaceMargin, 1)] as Fact]),
    fact('Coefficient on bare tubes', exchange.overall, 'heatTransferCoefficient'),
    ...(exchange.meanDifference === undefined
      ? []
      : [fact('Mean difference, counter', exchange.meanDifference, 'temperatureDifference')]),
    ...(exchange.factor === undefined ? [] : [['Factor F of the passes', formatNumber(exchange.factor, 3)] as Fact]),
    ...(exchange.roetzelNicole === undefined
      ? []
      : [['F by Roetzel and Nicole', formatNumber(exchange.roetzelNicole, 3)] as Fact]),
    fact('Bare area', exchange.bareArea, 'area'),
    fact('Finned area', exchange.finnedArea, 'area'),
    fact('Film in the tubes', stream.film, 'heatTransferCoefficient'),
    fact('Δp of the tubes', drop.tubes, 'processDrop'),
    fact('Δp of headers and nozzles', drop.headers + drop.nozzles, 'processDrop'),
    fact('Coldest wall', stream.coldestWall, 'temperature'),
    ...saturationFacts(stream, reader),
    ...besideFacts(stream, reader),
  ]
}

/** Where a fluid condenses at its pressure, a blend from its dew point to its bubble point; and what stays vapor. */
export function saturationFacts(
  { saturation, outletQuality }: Pick<AirCoolerRating['stream'], 'saturation' | 'outletQuality'>,
  reader: Reader,
): Fact[] {
  if (!saturation) return []
  const fact = factIn(reader)
  const { dew, bubble } = saturation
  return [
    ...(dew - bubble < 0.2
      ? [fact('Condenses at', dew, 'temperature')]
      : [fact('Dew point', dew, 'temperature'), fact('Bubble point', bubble, 'temperature')]),
    ...(outletQuality === undefined ? [] : [['Vapor that leaves', formatPercent(outletQuality, 1)] as Fact]),
  ]
}

/** A gas that does not condense: where the dew points are, and how much vapor it keeps. */
export function besideFacts({ beside }: Pick<AirCoolerRating['stream'], 'beside'>, reader: Reader): Fact[] {
  if (!beside) return []
  const fact = factIn(reader)
  const { compared, curve } = beside
  const surface = curve.at(-1)?.surface
  return [
    [`${beside.name} by mole`, formatPercent(beside.moleShare, 2)],
    fact(`${beside.name} that is vented`, beside.massFlow, 'massFlow'),
    fact('Dew point, in', beside.dewIn, 'temperature'),
    fact('Dew point, out', beside.dewOut, 'temperature'),
    fact('Condensate', beside.condensate, 'massFlow'),
    fact('Vapor not condensed', beside.vapourOut, 'massFlow'),
    fact('Vent, gas and vapor', beside.massFlow + beside.vapourOut, 'massFlow'),
    ['Of the vapor that came', formatPercent(beside.vapourOut / beside.vapourIn, 2)],
    ['Film of the gas by', gasMethodNames[beside.method]],
    ...(surface === undefined ? [] : [fact('Condensate surface, out', surface, 'temperature')]),
    ...(compared ? [fact(`Heat by ${gasMethodNames[compared.method]}`, compared.heat, 'heatFlow')] : []),
  ]
}

export function airFacts({ air, fans }: AirCoolerRating, reader: Reader): Fact[] {
  const fact = factIn(reader)
  return [
    fact('Dry air', air.massFlow, 'massFlow'),
    fact('Entering', air.inlet, 'temperature'),
    fact('Leaving', air.leaving, 'temperature'),
    fact('Face velocity', air.faceVelocity, 'velocity'),
    fact('Standard face velocity', air.standardFaceVelocity, 'velocity'),
    ['Reynolds number', formatNumber(air.reynolds, 0)],
    fact('Film on fins', air.film, 'heatTransferCoefficient'),
    ['Fin efficiency', formatPercent(air.finEfficiency, 1)],
    fact('Δp of the bundle', air.drop, 'airPressureDrop'),
    fact('Static pressure', fans.staticPressure, 'airPressureDrop'),
    fact('Velocity pressure', fans.velocityPressure, 'airPressureDrop'),
    fact('Total pressure', fans.totalPressure, 'airPressureDrop'),
  ]
}

export function fanFacts({ fans, noise }: AirCoolerRating, reader: Reader): Fact[] {
  const fact = factIn(reader)
  return [
    ['Fans', formatNumber(fans.count, 0)],
    fact('Flow of a fan', fans.flow, 'actualAirflow'),
    fact('Air at the fan', fans.density, 'gasDensity'),
    fact('Velocity in the ring', fans.ringVelocity, 'velocity'),
    fact('Shaft power', fans.shaft, 'power'),
    fact('Power of a motor', fans.electric, 'power'),
    fact('Power of all', fans.power, 'power'),
    fact('Tip speed', fans.tipSpeed, 'velocity'),
    ['Speed', formatNumber(60 * fans.speed, 0), 'rpm'],
    ['Coverage', formatPercent(fans.coverage)],
    ...(fans.dispersion === undefined ? [] : [fact('Dispersion angle', fans.dispersion, 'angle')]),
    ['Sound power of a fan', formatNumber(noise.powerOfFan, 1), 'dB'],
    ['Sound power of all', formatNumber(noise.power, 1), 'dB'],
    ['Sound at 1 m below a fan', formatNumber(noise.pressureAtFan, 1), 'dB'],
  ]
}

/** The fan that was chosen, in words; nothing where the curve was typed. */
export const chosenFan = ({ fan }: AirCoolerInput['fans']): string | undefined =>
  fan && `${fan.maker} ${fan.model}, ${fan.impeller}`

/** What the curve of a fan says where it meets what is asked for. */
export function curveFacts({ lines: { meets } }: Pick<AirCoolerRating, 'lines'>, reader: Reader): Fact[] {
  if (!meets) return []
  const { flow, pressure, power } = meets
  const fact = factIn(reader)
  return [
    fact('Flow by its curve', flow, 'actualAirflow'),
    ...(power
      ? [
          fact('Shaft power by its curve', power, 'power'),
          ['Efficiency by its curve', formatPercent((flow * pressure) / power, 1)] as Fact,
        ]
      : []),
  ]
}

export function sizeFacts({ construction, exchange }: AirCoolerRating, reader: Reader): Fact[] {
  const fact = factIn(reader)
  return [
    fact('Width', construction.width, 'plantLength'),
    fact('Length', construction.length, 'plantLength'),
    fact('Plot', construction.plotArea, 'area'),
    fact('Face', exchange.faceArea, 'area'),
    ['Tubes', formatNumber(construction.tubes, 0)],
    fact('Tubes weigh', construction.tubeWeight, 'mass'),
    fact('Fins weigh', construction.finWeight, 'mass'),
    fact('Bundles weigh', construction.bundleWeight, 'mass'),
    fact('Unit weighs', construction.weight, 'mass'),
    fact('Tubes hold', construction.volume, 'volume'),
  ]
}

/** A state of the fans with what the unit does in it. */
export interface ServiceRow {
  name: string
  air: string
  heat: string
  outlet: string
  wall: string
}

export function serviceRows({ off, air, heat, stream }: AirCoolerRating, { number }: Reader): ServiceRow[] {
  const row = (
    name: string,
    point: { airFlow: number; heat: number; outlet: number; coldestWall: number },
  ): ServiceRow => ({
    name,
    air: formatNumber((100 * point.airFlow) / air.massFlow, 0),
    heat: number(point.heat, 'heatFlow'),
    outlet: number(point.outlet, 'temperature'),
    wall: number(point.coldestWall, 'temperature'),
  })
  return [
    row('All fans on', { airFlow: air.massFlow, heat, outlet: stream.outlet, coldestWall: stream.coldestWall }),
    row('One fan off', off.oneFanOff),
    row('All off, natural draft', off.allFansOff),
    ...(off.winter ? [row(`Winter, all on`, off.winter)] : []),
  ]
}

type Pass = AirCoolerRating['stream']['passes'][number]

/** The columns of the table of passes, from the hot nozzle on. */
export function passColumns(reader: Reader): QuantityColumn<Pass>[] {
  const column = columnIn<Pass>(reader)
  return [
    column('Rows', 'count', pass => pass.rows),
    column('In', 'temperature', pass => pass.inlet),
    column('Out', 'temperature', pass => pass.outlet),
    column('Velocity', 'fluidVelocity', pass => pass.velocity),
    column('Film', 'heatTransferCoefficient', pass => pass.film),
    column('Δp', 'processDrop', pass => pass.drop),
    column('Heat', 'heatFlow', pass => pass.heat),
  ]
}

export function yearFacts({ year }: AirCoolerRating, reader: Reader): Fact[] {
  if (!year) return []
  const fact = factIn(reader)
  const way = (name: string, { energy, hoursAbove }: NonNullable<AirCoolerRating['year']>['fixed']): Fact[] => [
    fact(`Energy, ${name}`, energy, 'electricEnergy'),
    [`Hours above the set point, ${name}`, formatNumber(hoursAbove, 0), 'h'],
  ]
  return [
    fact('Set point', year.setPoint, 'temperature'),
    ...way('full speed', year.fixed),
    ...way('in steps', year.steps),
    ...way('variable speed', year.speed),
    ['Hours without fans, in steps', formatNumber(year.hoursWithoutFans, 0), 'h'],
  ]
}

export function driveFacts({ year }: AirCoolerRating, { label }: Reader): Fact[] {
  if (!year) return []
  const { fixed, steps, speed, worth } = year
  const sum = (name: string, value: number): Fact => [name, formatNumber(value, 0), label('money')]
  return [
    sum('Power, full speed', fixed.cost),
    sum('Power, in steps', steps.cost),
    sum('Power, variable speed', speed.cost),
    sum('Drives save a year', fixed.cost - speed.cost),
    ...(worth
      ? [
          worth.simplePayback === undefined
            ? (['Payback of the drives', 'never'] as Fact)
            : (['Payback of the drives', formatNumber(worth.simplePayback, 1), 'years'] as Fact),
          sum('Net present value', worth.netPresentValue),
        ]
      : []),
  ]
}
