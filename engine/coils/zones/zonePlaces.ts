/** Pressures along the fluid, and from them the boundaries and temperatures of its zones. */
import { domeEnds } from '../streams/stream'
import { sumOf } from '../tubes/endDrops'
import type { Zone } from './zone'
import type { ZoneCase } from './zoneCase'
import type { Progress } from './zoneState'

/** Relative correction of the pressure by its limits above which the coil counts as choked [-]. */
const chokedFrom = 1e-3

const ends = domeEnds()

/**
 * Places the zones: pressures by the drops of the last pass, enthalpies of the boundaries, temperatures.
 *
 * @param progress  the coil; pressures, boundaries and temperatures are overwritten
 * @returns         nothing; `isChoked` says whether a pressure had to be limited
 *
 * Valid for any drops: pressures are limited so that a temperature difference between saturation and air remains.
 *
 * Source: definitions.
 */
export function placeZones(progress: Progress): void {
  const { is, zones, model, tube } = progress
  tube.massFlux = progress.massFlow / model.circuits.feeds / ((Math.PI / 4) * tube.diameter ** 2)
  progress.isChoked = false
  const drop = zones.reduce((sum, zone) => sum + dropOf(zone), 0)
  const entry = placeDrops(progress, drop)
  const first = is.enteringEnthalpy(entry)
  const reach = { T: model.entering.T }
  const last = is.leavingEnthalpy?.(progress.leavingPressure) ?? is.stream.enthalpy(progress.leavingPressure, reach.T)
  progress.enteringEnthalpy = first
  if (is.leavingEnthalpy) progress.leavingEnthalpy = last
  if (is.isDense) {
    zones.forEach((zone, i) => {
      zone.from = first + ((last - first) * i) / zones.length
      zone.to = first + ((last - first) * (i + 1)) / zones.length
    })
  } else placePhases(zones, is, first, last)
  for (const zone of zones) setTemperatures(zone, is)
}

const dropOf = (zone: Zone) => zone.friction + zone.bends + zone.acceleration

/**
 * Sets the pressures from connection to connection; those in the tubes are limited so that a difference to the air
 * remains.
 */
function placeDrops(progress: Progress, drop: number): number {
  const { is, zones, losses } = progress
  const [before, behind] = [sumOf(losses.entry), sumOf(losses.exit)]
  const isBackwards = is.fixed === 'outlet'
  const known = isBackwards ? is.pressure + behind : is.pressure - before
  const { near, lowest, highest } = span(progress, known)
  const keep = (p: number, within: number) => {
    if (Math.abs(within - p) > chokedFrom * within) progress.isChoked = true
    return within
  }
  const held = (p: number) => keep(p, Math.min(highest, Math.max(lowest, p)))
  let p = held(keep(known, near) + (isBackwards ? drop : 0))
  progress.enteringPressure = isBackwards ? p + before : is.pressure
  for (const zone of zones) {
    zone.pressureIn = held(p)
    p -= dropOf(zone)
    zone.pressureOut = held(p)
  }
  progress.leavingPressure = isBackwards ? is.pressure : held(held(p) - behind)
  return progress.enteringPressure
}

/**
 * Limits of the pressures in the tubes, by that of their known end. A zone boils or condenses at the mean pressure of
 * its ends: one end may be as far beyond the pressure `spent`, at which most of the difference to the air is used up,
 * as the other is before it.
 */
function span({ is, lowest, highest, spent }: Progress, known: number) {
  if (is.isDense) return { near: Math.max(lowest, known), lowest, highest }
  const near = is.fixed === 'outlet' ? Math.min(known, spent) : Math.max(known, Math.min(spent, is.pressure))
  const far = 2 * spent - near
  return is.fixed === 'outlet'
    ? { near, lowest, highest: Math.min(far, highest) }
    : { near, lowest: Math.max(far, lowest), highest }
}

function placePhases(zones: Zone[], is: ZoneCase, first: number, last: number): void {
  const boiling = zones[1]!
  is.stream.dome((boiling.pressureIn + boiling.pressureOut) / 2, ends)
  const { bubble, dew } = ends
  const inside = (h: number) => is.sign * Math.min(is.sign * last, Math.max(is.sign * first, is.sign * h))
  const [one, two] = is.sign > 0 ? [bubble.h, dew.h] : [dew.h, bubble.h]
  const edges = [first, inside(one), inside(two), last]
  zones.forEach((zone, i) => {
    zone.from = edges[i]!
    zone.to = edges[i + 1]!
  })
  const latent = dew.h - bubble.h
  boiling.qualityIn = Math.min(1, Math.max(0, (boiling.from - bubble.h) / latent))
  boiling.qualityOut = Math.min(1, Math.max(0, (boiling.to - bubble.h) / latent))
}

function setTemperatures(zone: Zone, is: ZoneCase): void {
  const p = (zone.pressureIn + zone.pressureOut) / 2
  if (zone.kind === 'two-phase') {
    is.stream.dome(p, ends)
    const { bubble, dew } = ends
    zone.temperatureIn = bubble.T + zone.qualityIn * (dew.T - bubble.T)
    zone.temperatureOut = bubble.T + zone.qualityOut * (dew.T - bubble.T)
    return
  }
  if (zone.from === zone.to) return
  is.stream.at(p, zone.from, zone.entering)
  is.stream.at(p, zone.to, zone.leaving)
  zone.temperatureIn = zone.entering.T
  zone.temperatureOut = zone.leaving.T
}
