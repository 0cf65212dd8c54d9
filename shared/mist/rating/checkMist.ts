/** What cannot be of a mist, each with the field that mends it, before the engine is asked. */
import { EngineError } from '../../../engine/errors'
import { humidityRatioAtWetBulb } from '../../../engine/fluids/moistAir'
import { pressureAtAltitude } from '../../../engine/units'
import { moneyProblems } from '../../tools/moneyProblems'
import type { MistInput } from '../document/mistDocument'
import { boundsAt } from '../fields/mistBounds'

const usualLeast = 294.25

/** Throws an `EngineError` with the `path` of the first field that cannot be. */
export function checkMist(input: MistInput): void {
  for (const [path, message] of problemsOf(input)) throw new EngineError('invalid-input', message, { path })
}

function* problemsOf({ site, machine, spray, money }: MistInput): Generator<[path: string, message: string]> {
  const { dryBulb, wetBulb, altitude } = site
  if (wetBulb > dryBulb) yield ['site.wetBulb', 'The wet bulb is at most the dry bulb: give a colder wet bulb.']
  if (humidityRatioAtWetBulb(dryBulb, wetBulb, pressureAtAltitude(altitude)) < 0)
    yield ['site.wetBulb', 'Even dry air has a hotter wet bulb at this dry bulb: give a hotter one.']
  if ((machine.leastAir ?? usualLeast) > machine.ratedAt)
    yield ['machine.leastAir', 'The power falls down to an air temperature below the rated one.']
  if (spray.effectiveness <= 0)
    yield ['spray.effectiveness', 'Mist that cools nothing saves nothing: give a saturation efficiency above 0.']
  yield* moneyProblems(money, boundsAt)
  if ((money.incentive ?? 0) > money.installed)
    yield ['money.incentive', 'The incentive is at most the installed cost.']
}
