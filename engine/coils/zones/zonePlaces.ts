/** Pressures along the fluid, and from them the edges and temperatures of its zones. */
import { domeEnds, streamState } from '../streams/stream'
import type { Zone } from './zone'
import type { ZoneCase } from './zoneCase'
import type { Progress } from './zoneState'

/** Share of the pressure by which it may be held before the coil counts as choked [-]. */
const chokedFrom = 1e-3

const ends = domeEnds()
const enter = streamState()
const leave = streamState()

/**
 * Places the zones: pressures by the drops of the last pass, enthalpies of the edges, temperatures.
 *
 * @param progress  the coil; pressures, edges and temperatures are written over
 * @returns         nothing; `isChoked` says whether a pressure had to be held
 *
 * Valid for any drops: pressures are held where saturation still leaves the air some difference.
 *
 * Source: definitions.
 */
export function placeZones(progress: Progress): void {
  const { is, zones, losses, model, tube } = progress
  tube.massFlux = progress.massFlow / model.circuits.feeds / ((Math.PI / 4) * tube.diameter ** 2)
  progress.isChoked = false
  const held = (p: number) => {
    const within = Math.min(progress.highest, Math.max(progress.lowest, p))
    if (Math.abs(within - p) > chokedFrom * within) progress.isChoked = true
    return within
  }
  const drop = zones.reduce((sum, zone) => sum + dropOf(zone), losses.headers + losses.connections)
  const entry = is.isEven ? is.pressure : held(is.fixed === 'inlet' ? is.pressure : is.pressure + drop)
  let p = entry - (is.isEven ? 0 : (losses.headers + losses.connections) / 2)
  for (const zone of zones) {
    zone.pressureIn = held(p)
    if (!is.isEven) p -= dropOf(zone)
    zone.pressureOut = held(p)
  }
  progress.enteringPressure = entry
  progress.leavingPressure = is.fixed === 'outlet' ? is.pressure : is.isEven ? entry : held(entry - drop)

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
  is.stream.at(p, zone.from, enter)
  is.stream.at(p, zone.to, leave)
  zone.temperatureIn = enter.T
  zone.temperatureOut = leave.T
}
