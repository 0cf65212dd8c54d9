import { hotState } from '../../fluids/fluid'
import { connectionSize } from '../../geometry'
import { lossCoefficients } from '../../tubeside'
import type { AirModel } from '../airModel'
import { type CellResult, cellHeat } from '../cellHeat'
import { anderson } from '../marching/anderson'
import { domeEnds, streamState } from '../marching/stream'
import { rowAir } from '../rowAir'
import { insideResistances } from '../tubeFilm'
import { emptyZones, type Zone } from './zone'
import type { ZoneCase } from './zoneCase'
import { onePhaseFilm, type TubeFlow, twoPhaseFilm, zoneMethods } from './zoneFilm'

/** Most passes; far more than any coil needs, so that a rating always ends. */
const mostPasses = 240
/** What is given and taken may differ by this share at the end [-]. */
const balanced = 1e-4
/** Relative change of flow, heat and pressure at the end. */
const tolerance = 1e-7
/** The same for coils that settle slowly. */
const lateTolerance = 1e-6
/** From these passes on three tenths, and less than a tenth, of each change is taken. */
const dampedFrom = 40
const dampedMoreFrom = 110
/** Passes that the mixing of steps remembers. */
const remembered = 6
/** What counts as one in the mixing of steps [K], and as a share of the pressure. */
const mixedKelvins = 10
const mixedPressure = 0.01
/** Of the way between saturation and air, how far a pressure drop may bring saturation [-]. */
const mostPenalty = 0.9
/** From the ends of the saturation line, how far that stays, so that the dome is known on both sides of it [K]. */
const lineMargin = { cold: 5, critical: 0.5 } as const
/** A capacity rate that no change of temperature goes with [W/K]. */
const boundless = 1e15
/** Velocity in the connection of a vapour [m/s]. */
const vapourVelocity = 15

/** Losses at the ends of the tubes [Pa]. */
interface EndLosses {
  headers: number
  connections: number
}

/** A solved coil. SI. */
export interface ZoneSolution {
  zones: Zone[]
  tube: TubeFlow
  massFlow: number
  /** To the fluid [W]; negative where it is cooled. */
  heat: number
  enteringPressure: number
  leavingPressure: number
  enteringEnthalpy: number
  leavingEnthalpy: number
  losses: EndLosses
  /** Share of the surface that the fluid no longer needs: it has come to the temperature of the air [-]. */
  idle: number
  iterations: number
  converged: boolean
}

/** State that the passes improve. */
interface Progress extends ZoneSolution {
  model: AirModel
  is: ZoneCase
  /** Pressures between which saturation leaves the air some difference [Pa]. */
  lowest: number
  highest: number
}

const ends = domeEnds()
const enter = streamState()
const middle = streamState()
const leave = streamState()

/**
 * Solves a coil whose fluid changes its phase, by zones.
 *
 * The air is divided among the zones by their shares of the surface; each zone is a cross-flow of the whole depth. In
 * each pass the pressures, the edges of the zones, their films and their shares follow from one another; the flow that
 * fills the surface, or the enthalpy that the flow reaches, is improved with them.
 *
 * @param model  the air side of the coil
 * @param is     what enters and is to leave
 * @returns      zones, flow, heat, pressures
 *
 * Valid for cases of `zoneCase`; ends after 240 passes at the latest.
 *
 * Source: zones by enthalpy with shares of the surface, engine reference 4.4.5; effectiveness of cross-flow, W. M. Kays,
 * A. L. London (1984); wet surface by `cellHeat`.
 */
export function solveZones(model: AirModel, is: ZoneCase): ZoneSolution {
  const progress = start(model, is)
  const size = 3 + perZone * progress.zones.length
  const mixer = anderson(size, remembered)
  const guess = new Float64Array(size)
  const image = new Float64Array(size)
  let before = [Number.NaN, Number.NaN, Number.NaN]
  while (!progress.converged && progress.iterations < mostPasses) {
    progress.iterations++
    const flow = progress.massFlow
    readGuess(progress, guess)
    setTube(progress)
    placeZones(progress)
    if (is.massFlow === undefined) fillSurface(progress)
    else spendSurface(progress)
    refresh(progress)
    readGuess(progress, image)
    const now = [progress.massFlow, progress.heat, progress.enteringPressure - progress.leavingPressure]
    const scale = [flow, Math.abs(progress.heat), is.pressure]
    const close = progress.iterations < dampedMoreFrom ? tolerance : lateTolerance
    progress.converged =
      now.every((value, i) => Math.abs(value - before[i]!) <= close * Math.abs(scale[i]!)) && isBalanced(progress)
    before = now
    if (progress.converged) break
    const { iterations } = progress
    if (iterations === dampedFrom || iterations === dampedMoreFrom) mixer.forget()
    if (iterations >= dampedFrom) {
      const relax = iterations < dampedMoreFrom ? 0.3 : 0.08
      for (let i = 0; i < size; i++) image[i] = guess[i]! + relax * (image[i]! - guess[i]!)
    }
    mixer.step(guess, image)
    writeGuess(progress, guess)
  }
  return progress
}

/** Steps may be small on the way past a balance that is not there yet. */
function isBalanced({ heat, massFlow, enteringEnthalpy, leavingEnthalpy }: Progress): boolean {
  return Math.abs(heat - massFlow * (leavingEnthalpy - enteringEnthalpy)) <= balanced * Math.abs(heat)
}

/** First guess: the air comes six tenths of the way to the fluid. */
function start(model: AirModel, is: ZoneCase): Progress {
  const { entering } = model
  const { input, stream, fluid } = is
  const { enhancement } = input.geometry
  const at = hotState()
  const away = (share: number) => is.extreme + share * (entering.T - is.extreme)
  // The extreme of a condenser is its dew temperature, of steam the superheat: saturation is asked of the pressure.
  let saturation = is.extreme
  let bound = is.pressure
  if (!is.isDense) {
    stream.dome(is.pressure, ends)
    saturation = ends.dew.T
    fluid.hot.atTq(farthestSaturation(is, saturation, entering.T), is.sign > 0 ? 1 : 0, at)
    bound = at.p
  }
  const wall = away(0.2)
  const air = rowAir(model, { T: away(0.7), W: entering.W }, model.maySweat ? wall : undefined)
  const zones = emptyZones(is.isDense, is.sign > 0, air, saturation, wall)
  const heat = 0.6 * model.dryAirFlow * air.heatCapacity * (entering.T - saturation)
  const enteringEnthalpy = is.enteringEnthalpy(is.pressure)
  const rise = (is.leavingEnthalpy?.(is.pressure) ?? enteringEnthalpy + is.sign * 1.5e5) - enteringEnthalpy
  const massFlow = is.massFlow ?? Math.abs(heat / rise)
  const tube: TubeFlow = {
    diameter: model.size.insideDiameter,
    length: input.geometry.finnedLength,
    massFlux: 0,
    methods: zoneMethods(
      input.methods,
      fluid.name === 'R-718',
      enhancement?.kind === 'rifled',
      enhancement?.kind === 'tape',
    ),
    fluid: fluid.name,
    molarMass: stream.molarMass,
    criticalPressure: stream.criticalPressure,
    ...(enhancement?.kind === 'rifled' && { rifled: enhancement }),
    ...(enhancement?.kind === 'tape' && { tapePitch: enhancement.pitch }),
  }
  return {
    model,
    is,
    zones,
    tube,
    massFlow,
    heat,
    enteringPressure: is.pressure,
    leavingPressure: is.pressure,
    enteringEnthalpy,
    leavingEnthalpy: enteringEnthalpy + rise,
    losses: { headers: 0, connections: 0 },
    idle: 0,
    iterations: 0,
    converged: false,
    lowest: is.sign > 0 ? is.pressure : is.isDense ? 0.3 * is.pressure : bound,
    highest: is.sign > 0 ? bound : 2 * is.pressure,
  }
}

/** Saturation where most of the way to the air is lost; air beyond the saturation line of the fluid ends it there. */
function farthestSaturation({ fluid, sign }: ZoneCase, saturation: number, air: number): number {
  const wanted = saturation + mostPenalty * (air - saturation)
  return sign > 0
    ? Math.max(saturation, Math.min(fluid.critical.T - lineMargin.critical, wanted))
    : Math.min(saturation, Math.max(fluid.limits.lowestT + lineMargin.cold, wanted))
}

function setTube({ tube, model, massFlow }: Progress): void {
  tube.massFlux = massFlow / model.circuits.feeds / ((Math.PI / 4) * tube.diameter ** 2)
}

/** Pressures along the fluid, and from them the edges and temperatures of the zones. */
function placeZones(progress: Progress): void {
  const { is, zones, losses, model } = progress
  const held = (p: number) => Math.min(progress.highest, Math.max(progress.lowest, p))
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

/** Heat that a zone would take with a share of the surface and of the air. */
function heatWith(progress: Progress, zone: Zone, share: number): CellResult {
  const { model, massFlow } = progress
  const span = zone.temperatureOut - zone.temperatureIn
  const rise = zone.to - zone.from
  const capacity = Math.abs(span) > 0.01 && rise / span > 0 ? (massFlow * rise) / span : boundless
  return cellHeat({
    airIn: model.entering,
    airFlow: model.dryAirFlow * share,
    fluidCapacity: capacity,
    area: model.size.outsideArea * share,
    fluidIn: zone.temperatureIn,
    pressure: model.airPressure,
    air: zone.air,
    outsideFouling: model.outsideFouling,
    inside: insideResistances(model, zone.film, zone.memory.wall).total,
    maySweat: model.maySweat,
    memory: zone.memory,
  })
}

/** Share of the surface that a zone needs for its heat; beyond all where the air cannot give it. */
function shareNeeded(progress: Progress, zone: Zone): number {
  const { is, massFlow } = progress
  const wanted = massFlow * Math.abs(zone.to - zone.from)
  if (!(wanted > 0)) return 0
  const whole = is.sign * heatWith(progress, zone, 1).heat
  if (!(whole > 0)) return most
  const half = is.sign * heatWith(progress, zone, 0.5).heat
  // Heat over share is a(1 - exp(-b share)): two of its values give both.
  const fall = whole / half - 1
  if (!(fall < 1 - 1e-9)) return Math.min(most, wanted / whole)
  if (!(fall > 0)) return wanted < whole ? 1 : most
  const limit = half / (1 - fall)
  if (!(wanted < limit * (1 - 1e-12))) return most
  return Math.min(most, Math.log1p(-wanted / limit) / (2 * Math.log(fall)))
}

/** Stands for a share that no surface gives. */
const most = 1000

/** The wanted enthalpy is given: shares by what the zones need, and the flow that their heat makes. */
function fillSurface(progress: Progress): void {
  const { zones, is } = progress
  const needs = zones.map(zone => shareNeeded(progress, zone))
  const all = needs.reduce((sum, need) => sum + need, 0)
  let heat = 0
  zones.forEach((zone, i) => {
    setShare(progress, zone, needs[i]! / all)
    heat += zone.heat
  })
  progress.heat = heat
  const flow = heat / (progress.leavingEnthalpy - progress.enteringEnthalpy)
  const step = flow > 0 ? Math.log(flow / progress.massFlow) : -1
  progress.massFlow *= Math.exp(Math.min(1, Math.max(-1, step)))
  if (!(is.sign * heat > 0)) progress.heat = 0
}

/** The flow is given: zone by zone until the surface is used up, or the fluid is at the temperature of the air. */
function spendSurface(progress: Progress): void {
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

function setShare(progress: Progress, zone: Zone, share: number): void {
  zone.share = share
  if (share > 1e-12) {
    zone.result = heatWith(progress, zone, share)
    zone.heat = zone.result.heat
  } else {
    zone.result = undefined
    zone.heat = 0
  }
}

/** Films, air sides, memories and pressure drops of the next pass. */
function refresh(progress: Progress): void {
  const { zones, is, tube, model } = progress
  const lengthOfCircuit = model.circuits.passes * tube.length
  const bends = Math.max(0, model.circuits.passes - 1)
  for (const zone of zones) {
    const { result } = zone
    if (!result) {
      zone.friction = 0
      zone.bends = 0
      zone.acceleration = 0
      continue
    }
    const flux = zone.heat / (model.size.insideArea * zone.share)
    const film = filmOf(progress, zone, Math.abs(flux))
    zone.film = film
    remember(progress, zone, result, flux)
    const { massFlux } = tube
    if (is.isEven) continue
    zone.friction = film.gradient * lengthOfCircuit * zone.share
    zone.bends = film.bend * bends * zone.share
    zone.acceleration = massFlux ** 2 * (film.momentumOut - film.momentumIn)
  }
  if (!is.isEven) setLosses(progress)
}

function filmOf(progress: Progress, zone: Zone, flux: number): Zone['film'] {
  const { is, tube, zones } = progress
  const p = (zone.pressureIn + zone.pressureOut) / 2
  if (zone.kind === 'two-phase') {
    is.stream.dome(p, ends)
    return twoPhaseFilm(tube, ends, zone.qualityIn, zone.qualityOut, flux, zone.film.coefficient, is.sign > 0)
  }
  is.stream.at(p, zone.from, enter)
  is.stream.at(p, (zone.from + zone.to) / 2, middle)
  is.stream.at(p, zone.to, leave)
  const film = onePhaseFilm(tube, middle, enter, leave)
  if (zone.kind === 'gas' && is.sign < 0) {
    film.coefficient = onColdWall(film.coefficient, progress, zone, zones[1]!)
  }
  return film
}

/**
 * Hot gas at a wall below saturation condenses there at once, while its bulk is still being cooled: the wall between
 * the air on one side, and the condensing film and the cooling gas on the other, gives the coefficient on the bulk.
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
  const cold = (model.entering.T + zone.result.airOut.T) / 2
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
  memory.wall = betweenStreams(model, zone, result.meanFluid + flux / zone.film.coefficient)
  memory.wetSurface = result.wetSurface
  memory.wetFraction = result.wetFraction
  const mean = { T: (model.entering.T + result.airOut.T) / 2, W: (model.entering.W + result.airOut.W) / 2 }
  zone.air = rowAir(model, mean, memory.wetFraction > 0 ? memory.wetSurface : undefined)
}

/** The film may have changed since the heat was found: a wall is never beyond either stream. */
function betweenStreams({ entering }: AirModel, { memory }: Zone, T: number): number {
  return Math.min(Math.max(entering.T, memory.meanFluid), Math.max(Math.min(entering.T, memory.meanFluid), T))
}

/** Numbers of a zone that are carried from pass to pass. */
const perZone = 8

/** What the passes improve, in like sizes. */
function readGuess({ massFlow, zones, losses, is }: Progress, out: Float64Array): void {
  const pressure = mixedPressure * is.pressure
  let at = 0
  out[at++] = Math.log(massFlow)
  out[at++] = losses.headers / pressure
  out[at++] = losses.connections / pressure
  for (const { film, memory, friction, bends, acceleration } of zones) {
    out[at++] = Math.log(film.coefficient)
    out[at++] = memory.wall / mixedKelvins
    out[at++] = memory.meanFluid / mixedKelvins
    out[at++] = memory.fluidOut / mixedKelvins
    out[at++] = memory.wetSurface / mixedKelvins
    out[at++] = friction / pressure
    out[at++] = bends / pressure
    out[at++] = acceleration / pressure
  }
}

/** The next guess, held where it could not be. */
function writeGuess(progress: Progress, from: Float64Array): void {
  const { zones, losses, is, model } = progress
  const pressure = mixedPressure * is.pressure
  let at = 3
  const step = from[0]! - Math.log(progress.massFlow)
  if (is.massFlow === undefined) progress.massFlow *= Math.exp(Math.min(1, Math.max(-1, step)))
  losses.headers = Math.max(0, from[1]! * pressure)
  losses.connections = Math.max(0, from[2]! * pressure)
  for (const zone of zones) {
    const { film, memory } = zone
    film.coefficient = Math.min(1e6, Math.max(1, Math.exp(from[at++]!)))
    const wall = from[at++]! * mixedKelvins
    const T = Math.min(1000, Math.max(100, from[at++]! * mixedKelvins))
    memory.meanFluid = T
    memory.wall = betweenStreams(model, zone, wall)
    memory.fluidOut = Math.min(1000, Math.max(100, from[at++]! * mixedKelvins))
    memory.wetSurface = Math.min(1000, Math.max(100, from[at++]! * mixedKelvins))
    zone.friction = Math.max(0, from[at++]! * pressure)
    zone.bends = Math.max(0, from[at++]! * pressure)
    zone.acceleration = from[at++]! * pressure
  }
}

/** Entry into and exit from the tubes, and the connections, on the volumes at both ends. */
function setLosses(progress: Progress): void {
  const { zones, tube, losses, massFlow } = progress
  const used = zones.filter(zone => zone.share > 0)
  const volumeIn = used.at(0)?.film.momentumIn ?? 0
  const volumeOut = used.at(-1)?.film.momentumOut ?? 0
  const head = tube.massFlux ** 2 / 2
  const { tubeEntry, tubeExit, connectionEntry, connectionExit } = lossCoefficients
  losses.headers = head * (tubeEntry * volumeIn + tubeExit * volumeOut)
  const pipe = (volume: number) => {
    const { velocity } = connectionSize({ volumeFlow: massFlow * volume, velocityLimit: vapourVelocity })
    return volume > 0 ? velocity ** 2 / (2 * volume) : 0
  }
  losses.connections = connectionEntry * pipe(volumeIn) + connectionExit * pipe(volumeOut)
}
