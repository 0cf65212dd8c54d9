/** The stream in the tubes of a rated unit: ends, films, losses, walls, phases. */

import type { GasMethod } from './airCooler'
import type { KnownBundle } from './bundle'
import type { CondensingPath } from './condensingPath'
import type { Duty } from './duty'
import type { Exchange } from './exchange'
import type { KnownMedium } from './medium'
import { type StreamEnd, streamEnd } from './streamEnds'
import { nozzleDrop, type TubePlace, usualPassLoss } from './tubeSide'

/** One pass. Temperatures [K], drop [Pa], velocity [m/s], coefficient [W/m2 K], each in the mean. */
export interface PassRating {
  readonly rows: number
  readonly inlet: number
  readonly outlet: number
  readonly heat: number
  readonly velocity: number
  readonly reynolds: number
  readonly film: number
  readonly drop: number
}

/** Surface and heat in which the stream is vapour, condenses, and is liquid: shares of the area [-], heat [W]. */
export interface PhaseShares {
  readonly vapour: { readonly area: number; readonly heat: number }
  readonly condensing: { readonly area: number; readonly heat: number }
  readonly liquid: { readonly area: number; readonly heat: number }
}

/** A gas that does not condense, with the vapour that it keeps. Flows [kg/s], temperatures [K], pressures [Pa]. */
export interface BesideGasRating {
  readonly name: string
  /** Of the stream as it comes, by moles and by mass [-]. */
  readonly moleShare: number
  readonly massShare: number
  readonly massFlow: number
  readonly dewIn: number
  /** Of vapour and gas as they leave; that of the inlet where nothing condenses. */
  readonly dewOut: number
  /** Of the vapour, as the stream comes and leaves. */
  readonly vapourPressureIn: number
  readonly vapourPressureOut: number
  readonly vapourIn: number
  readonly vapourOut: number
  readonly condensate: number
  readonly method: GasMethod
  /** The same unit in the same air by the other method; searches leave it out. */
  readonly compared?: { readonly method: GasMethod; readonly heat: number; readonly vapourOut: number }
  /** From the inlet on: heat given off [W], temperature, vapour still there, surface of the condensate where the method has one. */
  readonly curve: readonly {
    readonly heat: number
    readonly temperature: number
    readonly vapour: number
    readonly surface?: number
  }[]
}

/** The stream. SI. */
export interface StreamSide {
  readonly massFlow: number
  readonly inlet: number
  readonly outlet: number
  /** What it is where it comes and where it leaves. */
  readonly ends: { readonly inlet: StreamEnd; readonly outlet: StreamEnd }
  /** Vapour in what leaves, where it condenses [-]. */
  readonly outletQuality?: number
  /** Of a fluid that may condense, at its pressure: where it begins to, and where all of it is liquid [K]. */
  readonly saturation?: { readonly dew: number; readonly bubble: number }
  readonly velocity: number
  readonly reynolds: number
  readonly film: number
  readonly drop: { readonly tubes: number; readonly headers: number; readonly nozzles: number; readonly total: number }
  /** Coldest metal that it touches [K]. */
  readonly coldestWall: number
  readonly passes: readonly PassRating[]
  readonly phases?: PhaseShares
  /** Where a gas is beside the vapour. */
  readonly beside?: BesideGasRating
}

/** Slices between two that are looked at: films change slowly along a pass. */
const stride = 4

/**
 * The stream of an exchange.
 *
 * @param bundle    the bundles
 * @param medium    what flows
 * @param duty      flow and inlet
 * @param exchange  in balance
 * @returns         ends [K], means over the tubes, losses [Pa], coldest wall [K]
 *
 * Valid for every exchange.
 *
 * Source: sums over the slices of the march; drop by friction on the length, headers in velocity heads, nozzles as `nozzleDrop`.
 */
export function streamSide(bundle: KnownBundle, medium: KnownMedium, duty: Duty, exchange: Exchange): StreamSide {
  const { marched, outlet, enthalpyOut } = exchange
  let begins = duty.enthalpyIn
  let [friction, headers, coldest] = [0, 0, Number.POSITIVE_INFINITY]
  const passLoss = bundle.passLoss ?? usualPassLoss
  const passes = bundle.passRows.map((rows, pass): PassRating => {
    const places: TubePlace[] = []
    for (const row of rows)
      for (let at = 0; at < marched.stream[row]!.length; at += stride) {
        const place = exchange.place(pass, marched.stream[row]![at]!)
        places.push(place)
        coldest = Math.min(coldest, wallAt(bundle, place, marched.air[row]![at]!))
      }
    // The last slice of the last pass is the coldest, whichever way it runs: the stride begins at the first.
    for (const row of rows) {
      const at = marched.stream[row]!.length - 1
      coldest = Math.min(
        coldest,
        wallAt(bundle, exchange.place(pass, marched.stream[row]![at]!), marched.air[row]![at]!),
      )
    }
    const mean = (of: (place: TubePlace) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length
    const along = mean(place => place.gradient) * bundle.tubeLength
    const ends = passLoss * mean(place => place.head)
    friction += along
    headers += ends
    const inlet = medium.temperature(begins)
    begins = marched.ends[pass]!
    return {
      ...{ rows: rows.length, inlet, outlet: medium.temperature(begins) },
      heat: rows.reduce((sum, row) => sum + marched.heats[row]!.reduce((all, each) => all + each, 0), 0),
      velocity: mean(place => place.velocity),
      reynolds: mean(place => place.reynolds),
      film: mean(place => place.coefficient),
      drop: along + ends,
    }
  })
  const { dome, path } = medium
  const nozzles = nozzleDrop(bundle, duty.massFlow, [
    densityAt(medium, duty.enthalpyIn),
    densityAt(medium, enthalpyOut),
  ])
  const ofPasses = (of: (pass: PassRating) => number) =>
    passes.reduce((sum, pass) => sum + of(pass) * pass.rows, 0) / bundle.rows
  return {
    ...{ massFlow: duty.massFlow, inlet: duty.inlet, outlet },
    ends: { inlet: streamEnd(medium, duty.enthalpyIn), outlet: streamEnd(medium, enthalpyOut) },
    ...(dome && !path && enthalpyOut < dome.dew.h && enthalpyOut > dome.bubble.h
      ? { outletQuality: (enthalpyOut - dome.bubble.h) / (dome.dew.h - dome.bubble.h) }
      : {}),
    ...(dome && !path ? { saturation: { dew: dome.dew.T, bubble: dome.bubble.T } } : {}),
    velocity: ofPasses(pass => pass.velocity),
    reynolds: ofPasses(pass => pass.reynolds),
    film: ofPasses(pass => pass.film),
    drop: { tubes: friction, headers, nozzles, total: friction + headers + nozzles },
    coldestWall: coldest,
    passes,
    ...(dome ? { phases: phasesOf(dome, exchange) } : {}),
    ...(path ? { beside: besideOf(bundle, medium, path, duty, exchange) } : {}),
  }
}

/** Metal that the stream touches, where air of a temperature meets it [K]. */
function wallAt({ tubeDiameter: D, insideDiameter: d }: KnownBundle, place: TubePlace, air: number): number {
  return place.temperature - ((place.temperature - air) * place.overall * D) / (d * place.coefficient)
}

function densityAt(medium: KnownMedium, enthalpy: number): number {
  const { dome, path } = medium
  if (path && enthalpy < path.dew.h) {
    const { quality, mixed, liquid } = path.at(enthalpy)
    return 1 / (quality / mixed.rho + (1 - quality) / liquid.rho)
  }
  if (!dome || enthalpy >= dome.dew.h || enthalpy <= dome.bubble.h) return medium.at(medium.temperature(enthalpy)).rho
  const quality = (enthalpy - dome.bubble.h) / (dome.dew.h - dome.bubble.h)
  return 1 / (quality / dome.place.vapour.rho + (1 - quality) / dome.place.liquid.rho)
}

/** Places of the curve of heat released. */
const curvePlaces = 24

function besideOf(
  bundle: KnownBundle,
  medium: KnownMedium,
  path: CondensingPath,
  duty: Duty,
  exchange: Exchange,
): BesideGasRating {
  const { massFlow, enthalpyIn } = duty
  const { enthalpyOut } = exchange
  const { gas, dew } = path
  const at = (h: number) => (h >= dew.h ? dew : path.at(h))
  const [inlet, outlet] = [at(enthalpyIn), at(enthalpyOut)]
  return {
    ...gas,
    massFlow: massFlow * gas.massShare,
    ...{ dewIn: inlet.T, dewOut: outlet.T },
    ...{ vapourPressureIn: inlet.vapourPressure, vapourPressureOut: outlet.vapourPressure },
    ...{ vapourIn: massFlow * inlet.vapour, vapourOut: massFlow * outlet.vapour },
    condensate: massFlow * (1 - gas.massShare - outlet.vapour),
    method: path.method,
    curve: Array.from({ length: curvePlaces + 1 }, (_, i) => {
      const h = enthalpyIn + (i / curvePlaces) * (enthalpyOut - enthalpyIn)
      return {
        ...{ heat: massFlow * (enthalpyIn - h), temperature: medium.temperature(h) },
        vapour: massFlow * at(h).vapour,
        ...(path.method === 'colburn-hougen' && h < dew.h ? { surface: surfaceAt(bundle, exchange, h) } : {}),
      }
    }),
  }
}

/** Surface of the condensate at an enthalpy of the stream, for the mean air of its pass [K]. */
function surfaceAt({ passRows }: KnownBundle, { marched, place }: Exchange, enthalpy: number): number {
  const ended = marched.ends.findIndex(end => end <= enthalpy)
  const pass = ended < 0 ? marched.ends.length - 1 : ended
  const around = passRows[pass]!.flatMap(row => [marched.air[row]!, marched.air[row + 1]!])
  const air = around.reduce((sum, all) => sum + all.reduce((one, T) => one + T, 0) / all.length, 0) / around.length
  const { temperature, coefficient, wall, gas } = place(pass, enthalpy, air)
  // Where the last of the stream is colder than that air, it has its own temperature.
  return Math.min(temperature, temperature - (temperature - wall) * coefficient * gas)
}

function phasesOf({ bubble, dew }: NonNullable<KnownMedium['dome']>, { marched }: Exchange): PhaseShares {
  const shares = { vapour: { area: 0, heat: 0 }, condensing: { area: 0, heat: 0 }, liquid: { area: 0, heat: 0 } }
  const rows = marched.stream.length
  for (const [row, enthalpies] of marched.stream.entries())
    for (const [at, enthalpy] of enthalpies.entries()) {
      const name = enthalpy >= dew.h ? 'vapour' : enthalpy > bubble.h ? 'condensing' : 'liquid'
      shares[name].area += 1 / (rows * enthalpies.length)
      shares[name].heat += marched.heats[row]![at]!
    }
  return shares
}
