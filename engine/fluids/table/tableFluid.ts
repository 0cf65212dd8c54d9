/** A fluid by tables built from its reference equation. */
import type { Fluid, HotFluid, HotState } from '../fluid'
import { lowerCoordinate } from '../lineCoordinate'
import { stateBy } from '../stateBy'
import { type Tables, tabledPressure, tablesOf, transportTables } from './build'
import { endAt, findRow, place, readLine } from './grid'
import { readGrids } from './read'
import { sharedTables, sharedTransport } from './shelf'

/**
 * Ranges in which published transport properties have cusps and bends that no table can follow: there the reference
 * equation is used.
 */
export interface Roughness {
  /** At every pressure between these temperatures, as shares of the critical one. */
  readonly near?: readonly [low: number, high: number]
  /** In the gas between these temperatures [K], where corresponding states end. */
  readonly bends: readonly (readonly [low: number, high: number])[]
}

/**
 * A fluid by bicubic tables. Beyond the tables, and in a box about the critical point (0.965 to 1.055 Tc, 0.87 to 1.27
 * pc), the reference equation is used.
 *
 * @param reference  the fluid by its reference equation
 * @param rough      the ranges in which its transport is not tabulated
 * @returns          the fluid; its tables are built at the first call, those of transport at the first call for
 * transport
 *
 * Valid as the reference; within 1e-4 of it in T, rho, h and s, and 1e-3 in cp, mu and k.
 *
 * Source: as the reference.
 */
export function tableFluid(reference: Fluid, rough: Roughness): Fluid {
  const hot = hotTable(reference, rough)
  return {
    ...reference,
    method: 'table',
    doubts: [
      ...reference.doubts,
      'By tables, within 1e-4 of the reference equation; 1e-3 in cp, viscosity and conductivity.',
    ],
    hot,
    state: stateBy(hot),
  }
}

function hotTable(reference: Fluid, rough: Roughness): HotFluid {
  const { hot, critical } = reference
  const at = place()
  /**
   * The given values, then the numbers read: as an argument of a call, a number would be allocated as an object of 16
   * bytes.
   */
  const read = new Float64Array(6)
  const liquidEnd = new Float64Array(6)
  const gasEnd = new Float64Array(6)
  const two = new Float64Array(2)
  let built: Tables | undefined
  const make = () => {
    built = sharedTables(reference.name, () => tablesOf(reference))
    return built
  }

  /** Writes a state from the six numbers read by temperature. */
  const writeByT = (T: number, p: number, isLiquid: boolean, out: HotState) => {
    out.T = T
    out.p = p
    out.rho = isLiquid ? read[0]! : (read[0]! * p) / T
    out.h = read[1]!
    writeRest(out)
  }
  const writeByH = (p: number, h: number, isLiquid: boolean, out: HotState) => {
    out.T = read[1]!
    out.p = p
    out.rho = isLiquid ? read[0]! : (read[0]! * p) / out.T
    out.h = h
    writeRest(out)
  }
  const isInBend = (T: number) => {
    for (let i = 0; i < rough.bends.length; i++) if (T > rough.bends[i]![0] && T < rough.bends[i]![1]) return true
    return false
  }
  const writeRest = (out: HotState) => {
    out.s = read[2]!
    out.cp = read[3]!
    out.cv = read[4]!
    out.w = read[5]!
    out.q = -1
    if (out.T >= critical.T) out.phase = out.p >= critical.p ? 'supercritical' : 'gas'
    else out.phase = out.rho > critical.rho ? 'liquid' : 'gas'
  }

  /**
   * Writes the state at p and q of `out`, from both ends of the dome at its pressure, in the grids by temperature. The
   * ends of the rows are the bubble and dew temperatures.
   */
  const writeWet = (of: Tables, out: HotState) => {
    const { p, q } = out
    const { liquid, gas } = of.byT
    findRow(liquid, lowerCoordinate(Math.log(p) - of.logCriticalP), at)
    const bubbleT = endAt(liquid.high, at)
    const dewT = endAt(gas.low, at)
    readLine(liquid, at, liquidEnd)
    readLine(gas, at, gasEnd)
    const gasRho = (gasEnd[0]! * p) / dewT
    if (q === 0 || q === 1) {
      read.set(q === 0 ? liquidEnd : gasEnd)
      writeByT(q === 0 ? bubbleT : dewT, p, q === 0, out)
      out.phase = q === 0 ? 'liquid' : 'gas'
      out.q = q
      return
    }
    out.T = bubbleT + q * (dewT - bubbleT)
    out.rho = 1 / (1 / liquidEnd[0]! + q * (1 / gasRho - 1 / liquidEnd[0]!))
    out.h = liquidEnd[1]! + q * (gasEnd[1]! - liquidEnd[1]!)
    out.s = liquidEnd[2]! + q * (gasEnd[2]! - liquidEnd[2]!)
    out.cp = 0
    out.cv = 0
    out.w = 0
    out.phase = 'two-phase'
  }

  /** Reads by the temperature and the pressure in `read`. */
  const readTp = (out: HotState) => {
    const of = built ?? make()
    const T = read[0]!
    const p = read[1]!
    const grid = T >= of.lowestT && T <= of.highestT ? readGrids(of, of.byT, read) : undefined
    if (grid === undefined) hot.atTp(T, p, out)
    else if (grid === 'wet') {
      out.p = p
      out.q = read[0]!
      writeWet(of, out)
    } else writeByT(T, p, grid === of.byT.liquid, out)
  }
  /** Reads by the enthalpy and the pressure in `read`. */
  const readPh = (out: HotState) => {
    const of = built ?? make()
    const { byH, box } = of
    const h = read[0]!
    const p = read[1]!
    const grid = readGrids(of, byH, read)
    // Slightly wider than the box, because the cells at its edge reach into it.
    const isNearBox = grid === byH.dense && p < box.topP && read[1]! > 0.99 * box.lowT && read[1]! < 1.02 * box.highT
    if (grid === undefined || isNearBox) hot.atPh(p, h, out)
    else if (grid === 'wet') {
      out.p = p
      out.q = read[0]!
      writeWet(of, out)
      out.h = h
    } else writeByH(p, h, grid === byH.liquid, out)
  }

  return {
    atTp(T, p, out) {
      read[0] = T
      read[1] = p
      readTp(out)
    },
    atTq(T, q, out) {
      const of = built ?? make()
      const p = q === 0 || q === 1 ? tabledPressure(of.saturation, T, q) : 0
      const logP = p > 0 ? Math.log(p) : -1
      if (!(logP > of.lowestLogP && logP < of.seamLogP)) {
        hot.atTq(T, q, out)
        return
      }
      out.p = p
      out.q = q
      writeWet(of, out)
      out.T = T
    },
    atPq(p, q, out) {
      const of = built ?? make()
      const logP = Math.log(p)
      if (!(q >= 0 && q <= 1 && logP > of.lowestLogP && logP < of.seamLogP)) {
        hot.atPq(p, q, out)
        return
      }
      out.p = p
      out.q = q
      writeWet(of, out)
    },
    atPh(p, h, out) {
      read[0] = h
      read[1] = p
      readPh(out)
    },
    atPs(p, s, out) {
      // On an isobar dh = T ds: steps of Newton's method along the table.
      const of = built ?? make()
      const logP = Math.log(p)
      const isTabled = logP > of.lowestLogP && logP < of.highestLogP
      if (isTabled) {
        const { liquid, gas, dense } = of.byH
        const isBelow = logP < of.seamLogP
        if (isBelow) findRow(liquid, lowerCoordinate(logP - of.logCriticalP), at)
        else findRow(dense, logP, at)
        const low = endAt((isBelow ? liquid : dense).low, at)
        const high = endAt((isBelow ? gas : dense).high, at)
        let h = 0.5 * (low + high)
        for (let step = 0; step < 30 && h >= low && h <= high; step++) {
          read[0] = h
          read[1] = p
          readPh(out)
          const change = out.T * (s - out.s)
          if (Math.abs(change) < 1e-7 * out.T * Math.abs(out.cp || 1000)) return
          h += change
        }
      }
      hot.atPs(p, s, out)
    },
    atTrho: (T, rho, out) => hot.atTrho(T, rho, out),
    transport(out) {
      const of = built ?? make()
      if (out.phase === 'two-phase' || out.q >= 0) {
        hot.transport(out)
        return
      }
      of.transport ??= sharedTransport(reference.name, () => transportTables(reference, of))
      const { T } = out
      two[0] = T
      two[1] = out.p
      const grid = T >= of.lowestT && T <= of.highestT ? readGrids(of, of.transport, two) : undefined
      const isRough = T > (rough.near?.[0] ?? 9) * critical.T && T < (rough.near?.[1] ?? 0) * critical.T
      // On the saturation line the rounding of T may place a vapour among the liquids, or a liquid among the vapours.
      const isOther = grid === (out.phase === 'gas' ? of.transport.liquid : of.transport.gas) && T < critical.T
      if (grid === undefined || grid === 'wet' || isRough || isOther || (grid === of.transport.gas && isInBend(T))) {
        hot.transport(out)
        return
      }
      out.mu = Math.exp(two[0]!)
      out.k = two[1]!
      out.sigma = 0
    },
  }
}
