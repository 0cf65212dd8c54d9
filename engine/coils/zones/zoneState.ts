/** The unknowns of the iteration over a coil with phase change, and their first guess. SI. */
import { hotState } from '../../fluids/fluid'
import { type ChosenConnection, connectionSize } from '../../geometry'
import type { AirModel } from '../air/airModel'
import { rowAir } from '../air/rowAir'
import { innerTubeDrop, innerTubeFits } from '../streams/innerTube'
import { domeEnds, streamState } from '../streams/stream'
import { type EndDrop, type EndDrops, endDrops } from '../tubes/endDrops'
import { insideRoughness, isStainless } from '../tubes/tubeSurface'
import { type AirPassage, airPassage } from './airPassage'
import { emptyZones, type Zone } from './zone'
import type { ZoneCase } from './zoneCase'
import type { TubeFlow } from './zoneFilm'
import { zoneMethods } from './zoneMethods'

/** Largest share of the way from saturation to air by which a pressure drop may move the saturation temperature [-]. */
const mostPenalty = 0.9
/**
 * Distance from the ends of the saturation line within which saturation temperatures stay, so that the dome is defined
 * on both sides [K].
 */
const lineMargin = { cold: 5, critical: 0.5 } as const
/**
 * Highest inlet pressure of an evaporator over the critical one, and lowest outlet pressure of a condenser over its own
 * [-].
 */
const mostOfCritical = 0.95
const leastPressure = 0.1
/** Lowest and highest pressure of a gas cooler over the known one: it may lose 70 % of its pressure. */
const densePressures = { least: 0.3, most: 2 } as const

/** A solved coil. SI. */
export interface ZoneSolution {
  zones: Zone[]
  /** The path of the air through the zones. */
  passage: AirPassage
  tube: TubeFlow
  massFlow: number
  /** Heat to the fluid [W]; negative where it is cooled. */
  heat: number
  enteringPressure: number
  leavingPressure: number
  enteringEnthalpy: number
  leavingEnthalpy: number
  /** Losses where the fluid enters and where it leaves. */
  losses: { entry: EndDrop; exit: EndDrop }
  /** Both connections, sized for the end where the fluid has its lowest density. */
  connection: ChosenConnection
  /** Share of the surface that the fluid does not need: there it already has the temperature of the air [-]. */
  idle: number
  iterations: number
  converged: boolean
  /**
   * Logarithm of the flow that corresponds to the heat of the zones over the actual flow: 0 where the surface is
   * filled.
   */
  miss: number
  /**
   * The pressure drop is larger than the pressure difference between the known end and the limit where the fluid no
   * longer boils or condenses.
   */
  isChoked: boolean
}

/** The state that the passes improve. */
export interface Progress extends ZoneSolution {
  model: AirModel
  is: ZoneCase
  drops: EndDrops
  /** Pressure that steam loses in an inner tube, by its flow [kg/s]; of distributing coils with one that fits. */
  inner?: (flow: number) => number
  /**
   * Range of pressures in the tubes, and the pressure where most of the temperature difference to the air is used up
   * [Pa].
   */
  lowest: number
  highest: number
  spent: number
}

const ends = domeEnds()
const dry = streamState()

/**
 * The coil before its first pass, guessed for air that covers six tenths of the difference to the fluid.
 *
 * @param model  the air side of the coil
 * @param is     the entering and the wanted leaving state
 * @returns      zones without shares, with guesses of everything
 *
 * Valid for cases of `zoneCase`.
 *
 * Source: none; guesses.
 */
export function start(model: AirModel, is: ZoneCase): Progress {
  const { entering } = model
  const { input, stream, fluid } = is
  const { enhancement } = input.geometry
  const away = (share: number) => is.extreme + share * (entering.T - is.extreme)
  // The extreme of a condenser is its dew temperature, that of steam its superheat: saturation is computed from the
  // pressure.
  let saturation = is.extreme
  if (!is.isDense) {
    is.stream.dome(is.pressure, ends)
    saturation = ends.dew.T
  }
  const wall = away(0.2)
  const air = rowAir(model, { T: away(0.7), W: entering.W }, model.maySweat ? wall : undefined)
  const zones = emptyZones(is.isDense, is.sign > 0, air, entering, saturation, wall)
  const heat = 0.6 * model.dryAirFlow * air.heatCapacity * (entering.T - saturation)
  const enteringEnthalpy = is.enteringEnthalpy(is.pressure)
  const rise = (is.leavingEnthalpy?.(is.pressure) ?? enteringEnthalpy + is.sign * 1.5e5) - enteringEnthalpy
  const massFlow = is.massFlow ?? Math.abs(heat / rise)
  const vertical = input.geometry.hand.startsWith('Vertical')
  const tube: TubeFlow = {
    diameter: model.size.insideDiameter,
    length: input.geometry.finnedLength,
    roughness: insideRoughness(input.geometry),
    stainless: isStainless(input.geometry.tubeMaterial),
    vertical,
    massFlux: 0,
    methods: zoneMethods(input.methods, {
      isSteam: fluid.name === 'R-718',
      isRifled: enhancement?.kind === 'rifled',
      isTaped: enhancement?.kind === 'tape',
      vertical,
    }),
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
    passage: airPassage(model),
    tube,
    massFlow,
    heat,
    enteringPressure: is.pressure,
    leavingPressure: is.pressure,
    enteringEnthalpy,
    leavingEnthalpy: enteringEnthalpy + rise,
    losses: { entry: { header: 0, connection: 0 }, exit: { header: 0, connection: 0 } },
    drops: endDrops(model, is.isEven),
    inner: innerDrop(model, is, enteringEnthalpy),
    connection: connectionSize({ volumeFlow: 0, schedule: input.geometry.bodySchedule }),
    idle: 0,
    iterations: 0,
    converged: false,
    miss: 0,
    isChoked: false,
    ...pressureSpan(is, saturation, entering.T),
  }
}

/** The loss of the inner tube, which takes the steam as dry: its liquid runs along the wall. */
function innerDrop({ size, circuits }: AirModel, is: ZoneCase, enteringEnthalpy: number): Progress['inner'] {
  const { input, stream, pressure } = is
  const inner = 'steam' in input ? input.steam.innerTube : undefined
  if (!('steam' in input) || !inner || !innerTubeFits(inner, size.insideDiameter)) return undefined
  stream.dome(pressure, ends)
  stream.at(pressure, Math.max(enteringEnthalpy, ends.dew.h), dry)
  return innerTubeDrop(input, size.insideDiameter, circuits.feeds, { rho: dry.rho, mu: dry.mu })
}

/** The range of pressures that the fluid may have in the tubes. */
function pressureSpan(is: ZoneCase, saturation: number, air: number): Pick<Progress, 'lowest' | 'highest' | 'spent'> {
  const { pressure, fluid, isDense, sign } = is
  if (isDense) {
    const lowest = densePressures.least * pressure
    return { lowest, highest: densePressures.most * pressure, spent: lowest }
  }
  const at = hotState()
  fluid.hot.atTq(farthestSaturation(is, saturation, air), sign > 0 ? 1 : 0, at)
  const spent = at.p
  if (sign > 0) return { lowest: pressure, highest: Math.max(spent, mostOfCritical * fluid.critical.p), spent }
  fluid.hot.atTq(Math.min(saturation, fluid.limits.lowestT + lineMargin.cold), 0, at)
  // A condensing fluid gains pressure as it slows down, but stays below its critical pressure.
  const highest = Math.max(pressure, Math.min(densePressures.most * pressure, mostOfCritical * fluid.critical.p))
  return { lowest: Math.max(at.p, leastPressure * pressure), highest, spent }
}

/**
 * Saturation temperature at which most of the difference to the air is used up; limited to the saturation line of the
 * fluid.
 */
function farthestSaturation({ fluid, sign }: ZoneCase, saturation: number, air: number): number {
  const wanted = saturation + mostPenalty * (air - saturation)
  return sign > 0
    ? Math.max(saturation, Math.min(fluid.critical.T - lineMargin.critical, wanted))
    : Math.min(saturation, Math.max(fluid.limits.lowestT + lineMargin.cold, wanted))
}
