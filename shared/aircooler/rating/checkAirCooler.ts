/** What cannot be of an air cooler, each with the field that mends it, before the engine is asked. */
import { EngineError } from '../../../engine/errors'
import { moneyProblems } from '../../tools/moneyProblems'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import { boundsAt } from '../fields/airCoolerBounds'
import { inertNames } from '../fields/fluidNames'

/** What the engine takes of the wall of a tube and of the pitches, in tube diameters. */
const [mostWall, leastPitch, mostPitch] = [0.35, 1.2, 6]

/** Throws an `EngineError` with the `path` of the first field that cannot be. */
export function checkAirCooler(input: AirCoolerInput): void {
  for (const [path, message] of problemsOf(input)) throw new EngineError('invalid-input', message, { path })
}

function* problemsOf({
  process,
  air,
  bundle,
  fans,
  control,
  money,
}: AirCoolerInput): Generator<[path: string, message: string]> {
  const { given, massFlow, outlet, heat, inlet, own, kind, inert, inertShare } = process
  if (given !== 'outlet-heat' && massFlow === undefined) yield ['process.massFlow', 'Give the flow.']
  if (given !== 'flow-heat' && outlet === undefined) yield ['process.outlet', 'Give the temperature it leaves with.']
  if (given !== 'flow-outlet' && heat === undefined) yield ['process.heat', 'Give the heat.']
  if (given !== 'flow-heat' && outlet !== undefined && !(outlet < inlet))
    yield ['process.outlet', 'The stream leaves colder than it comes: give a colder outlet, or a hotter inlet.']
  if (given !== 'flow-heat' && outlet !== undefined && !(outlet > air.dryBulb))
    yield ['process.outlet', 'The stream cannot leave colder than the air: give a hotter outlet, or colder air.']
  if (!(inlet > air.dryBulb))
    yield ['process.inlet', 'The stream comes hotter than the air: give a hotter stream, or colder air.']
  const coldest = given === 'flow-heat' || outlet === undefined ? inlet : Math.min(inlet, outlet)
  if (air.recirculation !== undefined && !(coldest > air.dryBulb + air.recirculation))
    yield ['air.recirculation', 'With so much recirculation the air comes as hot as the stream leaves: give less.']
  if (air.winter !== undefined && air.winter > air.dryBulb)
    yield ['air.winter', 'The winter minimum is at most the design dry bulb: give colder air for the winter.']
  if (kind === 'own' && own && !(own.hot.temperature > own.cold.temperature))
    yield [
      'process.own.hot.temperature',
      'The hot properties are those of a higher temperature: give one above that of the cold ones.',
    ]
  if (kind === 'fluid' && inert !== undefined) {
    if (!inertNames.includes(inert)) yield ['process.inert', 'Choose a gas of the list: others may condense too.']
    if (inertShare === undefined) yield ['process.inertShare', 'Give the share of the gas.']
    else if (!(inertShare >= 0 && inertShare < 1))
      yield ['process.inertShare', 'The gas is a part of the stream: give a share below 100 %.']
  }
  const { rows, passes, rowsPerPass, tubeDiameter, tubeWall, transversePitch, longitudinalPitch } = bundle
  if (tubeWall > mostWall * tubeDiameter)
    yield ['bundle.tubeWall', 'The wall is at most 35 % of the tube diameter: give a thinner wall, or a wider tube.']
  if (transversePitch < leastPitch * tubeDiameter || transversePitch > mostPitch * tubeDiameter)
    yield ['bundle.transversePitch', 'Give a pitch of 1.2 to 6 tube diameters.']
  if (
    longitudinalPitch !== undefined &&
    (longitudinalPitch < tubeDiameter || longitudinalPitch > mostPitch * tubeDiameter)
  )
    yield ['bundle.longitudinalPitch', 'Give a row pitch of 1 to 6 tube diameters, or leave it empty.']
  if (rowsPerPass && rowsPerPass.reduce((sum, each) => sum + each, 0) !== rows)
    yield [
      'bundle.rowsPerPass',
      `The rows of the passes must make the ${rows} of the bundle: mend them, or leave them empty.`,
    ]
  if (rowsPerPass && rowsPerPass.length !== passes)
    yield ['bundle.rowsPerPass', `Give one number of rows for each pass, ${passes} in all, or leave them empty.`]
  const curve = fans.curve ?? []
  if (curve.length === 1 || curve.some((point, i) => i > 0 && !isFurther(point, curve[i - 1]!)))
    yield ['fans.curve', 'Give two points and more, by rising flow and falling pressure.']
  if (control.setPoint !== undefined && !(control.setPoint < inlet))
    yield ['control.setPoint', 'Give a set point below the temperature with which the stream comes.']
  yield* moneyProblems(money, path => boundsAt(path, { air }))
}

interface Point {
  flow: number
  pressure: number
}

const isFurther = (point: Point, before: Point) => point.flow > before.flow && point.pressure < before.pressure
