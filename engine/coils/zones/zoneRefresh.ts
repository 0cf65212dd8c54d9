/** Updates films, air sides, iteration memories and pressure drops of the zones for the next pass. */
import type { CellResult } from '../air/cellHeat'
import { rowAir } from '../air/rowAir'
import { domeEnds, streamState } from '../streams/stream'
import { activeShare } from '../tubes/activeShare'
import { coilConnection } from '../tubes/connections'
import { insideResistances } from '../tubes/tubeFilm'
import { passAir } from './airPassage'
import type { Zone } from './zone'
import { onePhaseFilm, twoPhaseFilm } from './zoneFilm'
import type { Progress } from './zoneState'

/** From this pass on the connections can no longer become smaller. */
const sizedFrom = 12

const ends = domeEnds()
const middle = streamState()

/**
 * Updates the inputs of the next pass: films, air sides, walls and pressure drops at the heat of this pass.
 *
 * @param progress  the coil; all except its shares and heat is overwritten
 * @returns         nothing
 *
 * Valid for any shares.
 *
 * Source: `zoneFilm`, `rowAir`; return bends and losses of `tubeside`.
 */
export function refreshZones(progress: Progress): void {
  const { zones, is, tube, model } = progress
  const lengthOfCircuit = model.circuits.passes * tube.length
  const bends = Math.max(0, model.circuits.passes - 1)
  const insideArea = model.size.insideArea * activeShare(model)
  for (const zone of zones) {
    const { result } = zone
    if (!result) {
      zone.friction = 0
      zone.bends = 0
      zone.acceleration = 0
      continue
    }
    const flux = zone.heat / (insideArea * zone.share)
    const film = filmOf(progress, zone, Math.abs(flux))
    zone.film = film
    remember(progress, zone, result, flux)
    const { massFlux } = tube
    if (is.isEven) continue
    zone.friction = film.gradient * lengthOfCircuit * zone.share
    zone.bends = film.bend * bends * zone.share
    zone.acceleration = massFlux ** 2 * (film.momentumOut - film.momentumIn)
  }
  setLosses(progress)
  passAir(zones, progress.passage, model.entering)
}

function filmOf(progress: Progress, zone: Zone, flux: number): Zone['film'] {
  const { is, tube, zones } = progress
  const p = (zone.pressureIn + zone.pressureOut) / 2
  if (zone.kind === 'two-phase') {
    is.stream.dome(p, ends)
    const air = zone.result ? (zone.airIn.T + zone.result.airOut.T) / 2 : zone.airIn.T
    const apart = Math.abs(air - zone.memory.meanFluid)
    return twoPhaseFilm(tube, ends, zone.qualityIn, zone.qualityOut, flux, zone.film.coefficient, is.sign > 0, apart)
  }
  is.stream.at(p, (zone.from + zone.to) / 2, middle)
  // The surface may have ended before the fluid reached the boundary where the zone was placed.
  if (zone.to !== zone.leaving.h) is.stream.at(p, zone.to, zone.leaving)
  const film = onePhaseFilm(tube, middle, zone.entering, zone.leaving)
  if (zone.kind === 'gas' && is.sign < 0) {
    film.coefficient = onColdWall(film.coefficient, progress, zone, zones[1]!)
  }
  return film
}

/**
 * Hot gas at a wall below saturation condenses there at once, while its bulk is still being cooled. The balance of the
 * wall, with the air on one side and the condensing film and the cooling gas on the other, gives the coefficient based
 * on the bulk.
 */
function onColdWall(gas: number, { model }: Progress, zone: Zone, condensing: Zone): number {
  const { meanFluid, wall } = zone.memory
  const saturation = condensing.temperatureIn
  if (!(meanFluid > saturation) || !zone.result) return gas
  const { air } = zone
  const inside = insideResistances(model, { coefficient: 1e12 }, wall).total
  const outside = (1 + air.coefficient * model.outsideFouling) / (air.surfaceEfficiency * air.coefficient)
  // Conductance from the air to the wall, on the inside area.
  const outward = model.size.outsideToInside / (outside + inside)
  const cold = (zone.airIn.T + zone.result.airOut.T) / 2
  const cooling = gas * (meanFluid - saturation)
  const film = condensing.film.coefficient
  const wallThen = (outward * cold + film * saturation + cooling) / (outward + film)
  if (!(wallThen < saturation)) return gas
  return Math.max(gas, (film * (saturation - wallThen) + cooling) / (meanFluid - wallThen))
}

function remember({ model }: Progress, zone: Zone, result: CellResult, flux: number): void {
  const { memory } = zone
  memory.meanFluid = result.meanFluid
  memory.fluidOut = result.fluidOut
  memory.wall = betweenStreams(zone, result.meanFluid + flux / zone.film.coefficient)
  memory.wetSurface = result.wetSurface
  memory.wetFraction = result.wetFraction
  const mean = { T: (zone.airIn.T + result.airOut.T) / 2, W: (zone.airIn.W + result.airOut.W) / 2 }
  zone.air = rowAir(model, mean, memory.wetFraction > 0 ? memory.wetSurface : undefined)
}

/**
 * Limits the wall temperature to the range between air and fluid: the film may have changed since the heat was found.
 *
 * @param zone  one of the zones
 * @param T     temperature of the wall by its film [K]
 * @returns     that temperature, held between those of both streams [K]
 *
 * Valid for any temperature.
 *
 * Source: second law.
 */
export function betweenStreams({ airIn, memory }: Zone, T: number): number {
  return Math.min(Math.max(airIn.T, memory.meanFluid), Math.max(Math.min(airIn.T, memory.meanFluid), T))
}

/** Losses of headers and connections, with the fluid at both ends. */
function setLosses(progress: Progress): void {
  const { zones, drops, inner, losses, massFlow, is } = progress
  const used = zones.filter(zone => zone.share > 0)
  const [first, last] = [used.at(0)?.film, used.at(-1)?.film]
  if (first && last) setConnection(progress, Math.max(first.enters.volume, last.leaves.volume))
  if (is.isobaric || !first || !last) return
  const bore = progress.connection.insideDiameter
  losses.entry = drops.entering(massFlow, first.enters, bore)
  losses.entry.header += inner?.(massFlow) ?? 0
  losses.exit = drops.leaving(massFlow, last.leaves, bore)
}

/** Pipes come in discrete sizes: after the first passes they can only grow, to avoid oscillation between two sizes. */
function setConnection(progress: Progress, volume: number): void {
  const { massFlow, connection, iterations, model } = progress
  const wanted = coilConnection(massFlow, 1 / volume, model.input.geometry.bodySchedule)
  if (iterations < sizedFrom || wanted.insideDiameter > connection.insideDiameter) progress.connection = wanted
}
