/** Heat of the zones, and their shares of the surface. */
import { type CellResult, cellHeat } from '../air/cellHeat'
import { insideResistances } from '../tubes/tubeFilm'
import { metShare } from './blankTubes'
import type { Zone } from './zone'
import type { Progress } from './zoneState'

/** Heat capacity rate of a fluid at constant temperature [W/K]. */
const boundless = 1e15
/** Gain by the second half of the surface below which nearly all heat is transferred in the first half [-]. */
const saturated = 0.02
/** Smallest share that is evaluated. */
const least = 1e-9
/** Returned for a share that no surface reaches. */
const most = 1000
/** Most secants that bring the heat of a share to the one wanted, and the error at which they end [-]. */
const mostSecants = 4
const close = 1e-6

/** Heat that a zone would take with a share of the surface and of the air. */
function heatWith(progress: Progress, zone: Zone, share: number): CellResult {
  const { model, massFlow } = progress
  const span = zone.temperatureOut - zone.temperatureIn
  const rise = zone.to - zone.from
  const capacity = Math.abs(span) > 0.01 && rise / span > 0 ? (massFlow * rise) / span : boundless
  const inside = insideResistances(model, zone.film, zone.memory.wall).total
  return cellHeat({
    airIn: zone.airIn,
    airFlow: model.dryAirFlow * (progress.passage === 'shared' ? share : 1),
    fluidCapacity: capacity,
    area: model.size.outsideArea * share * metShare(model, zone.air, inside),
    fluidIn: zone.temperatureIn,
    pressure: model.airPressure,
    air: zone.air,
    outsideFouling: model.outsideFouling,
    inside,
    maySweat: model.maySweat,
    memory: zone.memory,
  })
}

/** Share of the surface that a zone needs for its heat; above the whole where the air cannot give that heat. */
function shareNeeded(progress: Progress, zone: Zone): number {
  const { is, massFlow } = progress
  const wanted = massFlow * Math.abs(zone.to - zone.from)
  if (!(wanted > 0)) return 0
  const given = (share: number) => is.sign * heatWith(progress, zone, share).heat
  let all = 1
  let [whole, half] = [given(1), given(0.5)]
  if (!(whole > 0)) return most
  // A small flow reaches the air temperature long before the end: only the first part shows how fast.
  while (whole < (1 + saturated) * half && all > least) {
    all /= 8
    whole = given(all)
    half = given(all / 2)
  }
  // Heat by share is a(1 - exp(-b share)): two of its values give both constants.
  const fall = whole / half - 1
  if (!(fall < 1 - 1e-9)) return Math.min(most, (all * wanted) / whole)
  if (!(fall > 0)) return wanted < whole ? all : most
  const limit = half / (1 - fall)
  if (!(wanted < limit * (1 - 1e-12))) return most
  const share = Math.min(most, (all * Math.log1p(-wanted / limit)) / (2 * Math.log(fall)))
  // With all of the air for any share the heat is no such exponential, but only near to one.
  return progress.passage === 'shared' ? share : closer(given, wanted, share)
}

/** A share whose heat is nearer to the one wanted: by secants, whose steps double or halve it at most. */
function closer(given: (share: number) => number, wanted: number, first: number): number {
  let [share, before, heatBefore] = [first, 0, 0]
  for (let step = 0; step < mostSecants && share < most; step++) {
    const heat = given(share)
    if (Math.abs(heat - wanted) <= close * wanted || !(heat > heatBefore === share > before)) break
    const next = share + ((wanted - heat) * (share - before)) / (heat - heatBefore)
    ;[before, heatBefore] = [share, heat]
    share = Math.min(2 * share, Math.max(share / 2, next))
  }
  return Math.min(most, share)
}

/**
 * For a given leaving enthalpy: sets the shares that the zones need, and the flow that their heat corresponds to.
 *
 * @param progress  the coil; shares, heat and `miss` are overwritten
 * @returns         nothing
 *
 * Valid for any placed zones; the change of the flow is limited to a factor e.
 *
 * Source: balance.
 */
export function fillSurface(progress: Progress): void {
  const { zones, is, massFlow } = progress
  const needs = zones.map(zone => shareNeeded(progress, zone))
  const all = needs.reduce((sum, need) => sum + need, 0)
  let heat = 0
  zones.forEach((zone, i) => {
    setShare(progress, zone, needs[i]! / all)
    heat += zone.heat
  })
  progress.heat = heat
  const flow = heat / (progress.leavingEnthalpy - progress.enteringEnthalpy)
  const miss = flow > 0 ? Math.log(flow / massFlow) : -1
  progress.miss = Math.min(1, Math.max(-1, miss))
  if (!(is.sign * heat > 0)) progress.heat = 0
}

/**
 * For a given flow: sets zone after zone until the surface is used up, or the fluid has the temperature of the air.
 *
 * @param progress  the coil; shares, boundaries and heat are overwritten
 * @returns         nothing
 *
 * Valid for any placed zones.
 *
 * Source: balance.
 */
export function spendSurface(progress: Progress): void {
  const { zones, is, massFlow } = progress
  let left = 1
  let heat = 0
  for (const zone of zones) {
    const need = shareNeeded(progress, zone)
    const share = Math.min(left, need)
    const wanted = zone.to - zone.from
    setShare(progress, zone, share)
    left -= share
    if (need > share) zone.to = zone.from + zone.heat / massFlow
    if (zone.kind === 'two-phase' && wanted !== 0) {
      zone.qualityOut = zone.qualityIn + ((zone.qualityOut - zone.qualityIn) * (zone.to - zone.from)) / wanted
    }
    heat += zone.heat
  }
  progress.idle = Math.max(0, left)
  progress.heat = heat
  progress.leavingEnthalpy = progress.enteringEnthalpy + heat / massFlow
  if (!(is.sign * heat > 0)) progress.heat = 0
}

/**
 * A share within rounding is set to zero: counted as a zone it would have no film, and the connections would be sized
 * by it.
 */
function setShare(progress: Progress, zone: Zone, share: number): void {
  zone.share = share > 1e-12 ? share : 0
  if (zone.share > 0) {
    zone.result = heatWith(progress, zone, share)
    zone.heat = zone.result.heat
  } else {
    zone.result = undefined
    zone.heat = 0
  }
}
