import type { CoilInput, CoilRating, RatedPressure } from '../../../engine/coils/coil'
import { bodySchedule } from '../../../engine/options/bodySchedule'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Fact, factOf } from './coilFacts'
import { circuitingLabel, tubeLabel } from './coilName'

const atmosphere = 101_325

/** The construction of the coil, for those who build, lift and connect it. */
export function constructionFacts({ geometry }: CoilInput, rating: CoilRating, reader: Reader): Fact[] {
  const of = factOf(reader)
  const { construction: made } = rating
  return [
    ['Tubes', `${tubeLabel(geometry, reader)} ${geometry.tubeMaterial}`],
    of('Tube wall', geometry.tubeWall, 'smallLength'),
    ['Tubes high, in all', `${made.tubesHigh}, ${made.tubes}`],
    ['Fins', `${geometry.finSurface} ${geometry.finMaterial}`],
    of('Fin thickness', geometry.finThickness, 'smallLength'),
    of('Fin density', 1 / geometry.finPitch, 'finDensity'),
    ['Circuiting', circuitingLabel(geometry.circuiting)],
    ...(made.feeds > 0 ? connectionFacts(geometry, rating, of) : []),
    of('Face area', made.faceArea, 'area'),
    of('Outside area', made.outsideArea, 'area'),
    of('Inside area', made.insideArea, 'area'),
    of('Depth of fins', made.depth, 'length'),
    of('Casing height', made.casingHeight, 'length'),
    of('Casing depth', made.casingDepth, 'length'),
    of('Overall length', made.overallLength, 'length'),
    of('Dry weight', made.dryWeight, 'mass'),
    of('Operating weight', made.operatingWeight, 'mass'),
    of('Internal volume', made.internalVolume, 'volume'),
  ]
}

/** The connections; none for a coil without circuits. */
function connectionFacts(
  { bodySchedule: schedule = 'SCH_40' }: CoilInput['geometry'],
  { construction, fluid }: CoilRating,
  of: ReturnType<typeof factOf>,
): Fact[] {
  const { feeds, passes, connectionLabel, connectionVelocity, nextConnection: next, ratedPressure } = construction
  return [
    ['Feeds × passes', `${feeds} × ${formatNumber(passes, Number.isInteger(passes) ? 0 : 2)}`],
    ['Connections', connectionLabel],
    ['Body schedule', bodySchedule.describe(schedule)],
    // A coil without a fluid has none.
    ...(connectionVelocity > 0 ? [of('Connection velocity', connectionVelocity, 'fluidVelocity')] : []),
    ...(next ? [nextFact(next, fluid, of)] : []),
    ...(ratedPressure ? ratingFacts(ratedPressure, of) : []),
  ]
}

/** The flow above which the coil needs larger connections; a mass flow if the fluid changes its phase. */
function nextFact(
  { label, growth }: NonNullable<CoilRating['construction']['nextConnection']>,
  { phaseChange, massFlow, volumeFlow }: CoilRating['fluid'],
  of: ReturnType<typeof factOf>,
): Fact {
  const name = `${label} connections above`
  return phaseChange ? of(name, growth * massFlow, 'massFlow') : of(name, growth * volumeFlow, 'volumeFlow')
}

/** The calculated pressure rating of the weaker part. Only a pressure test proves the coil. */
function ratingFacts({ tubes, headers }: RatedPressure, of: ReturnType<typeof factOf>): Fact[] {
  const least = Math.min(tubes.pressure, headers.pressure)
  return [
    of('Calculated rating', atmosphere + least, 'vaporPressure'),
    ['Weakest part', least < tubes.pressure ? 'headers' : 'tubes'],
  ]
}
