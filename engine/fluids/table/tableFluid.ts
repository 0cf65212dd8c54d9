/** A fluid by tables built from its reference equation. */
import { type Fluid, type HotFluid, type HotState, stateBy } from '../fluid'
import { lowerCoordinate } from '../lineCoordinate'
import { type Tables, type Trio, tabledPressure, tablesOf, transportTables } from './build'
import {
  endAt,
  findColumn,
  findRow,
  type Grid,
  type Place,
  place,
  readLine,
  readSix,
  readTwo,
  ridgeCoordinate,
  ridgeTemperature,
  shareOf,
} from './grid'

/** Where published transport has cusps and bends that no table can follow: there the reference is asked. */
export interface Roughness {
  /** At the critical temperature, at every pressure. */
  readonly hasCusp: boolean
  /** In the gas between these temperatures [K], where corresponding states end. */
  readonly bends: readonly (readonly [low: number, high: number])[]
}

/**
 * A fluid by bicubic tables. Beyond the tables, and in a box about the critical point (0.97 to 1.05 Tc, 0.9 to 1.2 pc), the
 * reference equation answers.
 *
 * @param reference  the fluid by its reference equation
 * @param rough      where its transport is not to be tabled
 * @returns          the fluid; its tables are built at the first question, those of transport at the first for it
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
  const logCriticalP = Math.log(critical.p)
  const at = place()
  const read = new Float64Array(6)
  const liquidEnd = new Float64Array(6)
  const gasEnd = new Float64Array(6)
  const two = new Float64Array(2)
  let built: Tables | undefined
  const make = () => {
    built = tablesOf(reference)
    return built
  }

  /** From the six numbers read by temperature. */
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

  /** Both ends of the dome at a pressure, by temperature: T of boiling and condensing are those of the rows' ends. */
  const writeWet = (of: Tables, logP: number, p: number, q: number, out: HotState) => {
    const { liquid, gas } = of.byT
    findRow(liquid, lowerCoordinate(logP - logCriticalP), at)
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
    out.p = p
    out.rho = 1 / (1 / liquidEnd[0]! + q * (1 / gasRho - 1 / liquidEnd[0]!))
    out.h = liquidEnd[1]! + q * (gasEnd[1]! - liquidEnd[1]!)
    out.s = liquidEnd[2]! + q * (gasEnd[2]! - liquidEnd[2]!)
    out.cp = 0
    out.cv = 0
    out.w = 0
    out.q = q
    out.phase = 'two-phase'
  }

  const table: HotFluid = {
    atTp(T, p, out) {
      const of = built ?? make()
      const logP = Math.log(p)
      if (!(T >= of.lowestT && T <= of.highestT && logP >= of.lowestLogP && logP <= of.highestLogP)) {
        hot.atTp(T, p, out)
        return
      }
      const { liquid, gas, dense } = of.byT
      if (logP < of.seamLogP) {
        findRow(liquid, lowerCoordinate(logP - logCriticalP), at)
        const bubbleT = endAt(liquid.high, at)
        if (T <= bubbleT) {
          findColumn(liquid, shareOf('liquid', T, endAt(liquid.low, at), bubbleT), at)
          readSix(liquid, at, read)
          writeByT(T, p, true, out)
          return
        }
        const dewT = endAt(gas.low, at)
        if (T < dewT) {
          writeWet(of, logP, p, (T - bubbleT) / (dewT - bubbleT), out)
          return
        }
        findColumn(gas, shareOf('gas', T, dewT, endAt(gas.high, at)), at)
        readSix(gas, at, read)
        writeByT(T, p, false, out)
        return
      }
      const { box } = of
      if (logP < box.topLogP && T > box.lowT && T < box.highT) {
        hot.atTp(T, p, out)
        return
      }
      findRow(dense, logP, at)
      const x = ridgeCoordinate(T, ridgeTemperature(logP - logCriticalP, critical.T))
      const share = shareOf('ridge', x, endAt(dense.low, at), endAt(dense.high, at))
      if (!(share <= 1)) {
        hot.atTp(T, p, out)
        return
      }
      findColumn(dense, share, at)
      readSix(dense, at, read)
      writeByT(T, p, false, out)
    },
    atTq(T, q, out) {
      const of = built ?? make()
      const p = q === 0 || q === 1 ? tabledPressure(of.saturation, T, q) : 0
      const logP = p > 0 ? Math.log(p) : -1
      if (!(logP > of.lowestLogP && logP < of.seamLogP)) {
        hot.atTq(T, q, out)
        return
      }
      writeWet(of, logP, p, q, out)
      out.T = T
    },
    atPq(p, q, out) {
      const of = built ?? make()
      const logP = Math.log(p)
      if (!(q >= 0 && q <= 1 && logP > of.lowestLogP && logP < of.seamLogP)) hot.atPq(p, q, out)
      else writeWet(of, logP, p, q, out)
    },
    atPh(p, h, out) {
      const of = built ?? make()
      const logP = Math.log(p)
      const { liquid, gas, dense } = of.byH
      if (!(logP >= of.lowestLogP && logP <= of.highestLogP)) {
        hot.atPh(p, h, out)
        return
      }
      if (logP < of.seamLogP) {
        findRow(liquid, lowerCoordinate(logP - logCriticalP), at)
        const bubble = endAt(liquid.high, at)
        if (h <= bubble) {
          const share = shareOf('liquid', h, endAt(liquid.low, at), bubble)
          if (share > 1) {
            hot.atPh(p, h, out)
            return
          }
          findColumn(liquid, share, at)
          readSix(liquid, at, read)
          writeByH(p, h, true, out)
          return
        }
        const dew = endAt(gas.low, at)
        if (h < dew) {
          writeWet(of, logP, p, (h - bubble) / (dew - bubble), out)
          out.h = h
          return
        }
        const share = shareOf('gas', h, dew, endAt(gas.high, at))
        if (share > 1) {
          hot.atPh(p, h, out)
          return
        }
        findColumn(gas, share, at)
        readSix(gas, at, read)
        writeByH(p, h, false, out)
        return
      }
      findRow(dense, logP, at)
      const share = shareOf('straight', h, endAt(dense.low, at), endAt(dense.high, at))
      if (!(share >= 0 && share <= 1)) {
        hot.atPh(p, h, out)
        return
      }
      findColumn(dense, share, at)
      readSix(dense, at, read)
      const T = read[1]!
      // A little wider than the box, for the cells on its edge reach into it.
      if (logP < of.box.topLogP && T > 0.99 * of.box.lowT && T < 1.02 * of.box.highT) hot.atPh(p, h, out)
      else writeByH(p, h, false, out)
    },
    atPs(p, s, out) {
      // On an isobar dh = T ds: steps of Newton's method along the table.
      const of = built ?? make()
      const logP = Math.log(p)
      const isTabled = logP > of.lowestLogP && logP < of.highestLogP
      if (isTabled) {
        const { liquid, gas, dense } = of.byH
        const isBelow = logP < of.seamLogP
        if (isBelow) findRow(liquid, lowerCoordinate(logP - logCriticalP), at)
        else findRow(dense, logP, at)
        const low = endAt((isBelow ? liquid : dense).low, at)
        const high = endAt((isBelow ? gas : dense).high, at)
        let h = 0.5 * (low + high)
        for (let step = 0; step < 30 && h >= low && h <= high; step++) {
          table.atPh(p, h, out)
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
      of.transport ??= transportTables(reference, of)
      const grid = findByT(of, of.transport, out.T, Math.log(out.p), at)
      const isOnCusp = rough.hasCusp && out.T > of.box.lowT && out.T < of.box.highT
      if (grid === undefined || isOnCusp || (grid === of.transport.gas && isInBend(out.T))) {
        hot.transport(out)
        return
      }
      readTwo(grid, at, two)
      out.mu = Math.exp(two[0]!)
      out.k = two[1]!
      out.sigma = 0
    },
  }
  return table
}

/** Sets the place in one of three grids by temperature; gives that grid, or nothing where the reference is asked or the state is wet. */
function findByT(of: Tables, grids: Trio, T: number, logP: number, at: Place): Grid | undefined {
  if (!(T >= of.lowestT && T <= of.highestT && logP >= of.lowestLogP && logP <= of.highestLogP)) return undefined
  const logReduced = logP - of.logCriticalP
  let grid: Grid
  let share: number
  if (logP < of.seamLogP) {
    grid = grids.liquid
    findRow(grid, lowerCoordinate(logReduced), at)
    const bubbleT = endAt(grid.high, at)
    if (T <= bubbleT) share = shareOf('liquid', T, endAt(grid.low, at), bubbleT)
    else {
      grid = grids.gas
      const dewT = endAt(grid.low, at)
      if (T < dewT) return undefined
      share = shareOf('gas', T, dewT, endAt(grid.high, at))
    }
  } else {
    const { box } = of
    if (logP < box.topLogP && T > box.lowT && T < box.highT) return undefined
    grid = grids.dense
    findRow(grid, logP, at)
    const x = ridgeCoordinate(T, ridgeTemperature(logReduced, of.criticalT))
    share = shareOf('ridge', x, endAt(grid.low, at), endAt(grid.high, at))
    if (!(share <= 1)) return undefined
  }
  // In one place, so that the compiler has room to write the reading where it is called.
  findColumn(grid, share, at)
  return grid
}
