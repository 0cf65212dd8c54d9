/** Deviations of a fluid's curve fits from its reference equation: for tests, the fluids' pages and the fit script. */
import { EngineError, type Fluid, type HotState, hotState } from '../../engine'
import type { CurveFit, FitDeviations } from '../../engine/fluids/fit/curveFit'

type Worst = Record<string, number>

/** The targets of the fits on the saturation line: relative deviations, of enthalpy in J/kg. */
export const fitTargets: Readonly<Record<string, number>> = {
  p: 5e-4,
  liquidRho: 1e-3,
  vapourRho: 3e-3,
  liquidH: 300,
  vapourH: 300,
  latentH: 300,
  liquidCp: 0.01,
  vapourCp: 0.01,
  liquidMu: 0.02,
  vapourMu: 0.02,
  liquidK: 0.02,
  vapourK: 0.02,
}

/**
 * The largest deviations of a fit from its reference.
 *
 * @param reference  the fluid by its equation
 * @param fitted     the fluid by its fit
 * @param range      of the fit's saturation line [K]
 * @param count      number of temperatures along the line
 */
export function fitDeviations(
  reference: Fluid,
  fitted: Fluid,
  range: Pick<CurveFit, 'lowestT' | 'highestT' | 'superheat' | 'subcool'>,
  count: number,
): FitDeviations {
  const found = {
    saturated: {},
    superheated: {},
    allSuperheated: {},
    subcooled: {},
    allSubcooled: {},
  } satisfies FitDeviations
  const [exact, ours] = [pair(), pair()]
  const state = { exact: hotState(), ours: hotState() }
  const { critical, limits } = reference
  for (let i = 0; i < count; i++) {
    const T = range.lowestT + (i / (count - 1)) * (range.highestT - range.lowestT)
    solve(reference, T, exact)
    solve(fitted, T, ours)
    compareLine(exact, ours, found.saturated)
    const { p } = exact.vapour
    for (const above of superheats) {
      if (T + above >= limits.highestT) continue
      if (!ask(reference, T + above, p, state.exact) || !ask(fitted, T + above, p, state.ours)) continue
      compare(state.exact, state.ours, found.allSuperheated, '')
      if (above <= range.superheat.above && T <= range.superheat.highestT)
        compare(state.exact, state.ours, found.superheated, '')
    }
    for (const under of [...subcoolings, Number.POSITIVE_INFINITY]) {
      const boilsAt = T + under
      const liquidP = boilsAt < range.highestT ? pressureAt(reference, boilsAt, state.exact) : 0.99 * critical.p
      if (!ask(reference, T, liquidP, state.exact) || !ask(fitted, T, liquidP, state.ours)) continue
      compare(state.exact, state.ours, found.allSubcooled, '')
      if (under <= range.subcool.under && boilsAt <= range.subcool.highestT)
        compare(state.exact, state.ours, found.subcooled, '')
    }
  }
  return found
}

const superheats = [3, 10, 20, 40, 60, 80, 100]

/** The targets for superheated vapour. */
export const superheatTargets: Readonly<Record<string, number>> = { h: 300, rho: 3e-3, cp: 0.01, mu: 0.02, k: 0.02 }

/**
 * The range of superheated vapour within which a fit meets the targets: of all pairs of a highest condensing
 * temperature and a highest superheat, the pair with the largest range. It keeps a margin for temperatures between
 * the samples.
 */
export function statedSuperheat(
  reference: Fluid,
  fitted: Fluid,
  { lowestT, highestT }: Pick<CurveFit, 'lowestT' | 'highestT'>,
  count: number,
): CurveFit['superheat'] {
  const [exact, ours, line] = [hotState(), hotState(), hotState()]
  const ends = superheats.map(() => lowestT)
  const isEnded = superheats.map(() => false)
  for (let i = 0; i < count; i++) {
    const T = lowestT + (i / (count - 1)) * (highestT - lowestT)
    reference.hot.atTq(T, 1, line)
    for (const [n, above] of superheats.entries()) {
      if (isEnded[n] || T + above >= reference.limits.highestT) continue
      if (!ask(reference, T + above, line.p, exact) || !ask(fitted, T + above, line.p, ours)) continue
      const worst: Worst = {}
      compare(exact, ours, worst, '')
      const isKept = Object.entries(superheatTargets).every(([name, target]) => !(worst[name]! > 0.95 * target))
      // A range may not contain a smaller superheat that misses the targets.
      for (let m = n; m < superheats.length; m++) {
        if (isKept) ends[n] = T
        else isEnded[m] = true
      }
    }
  }
  const held = superheats.map((above, n) => above * (Math.min(...ends.slice(0, n + 1)) - lowestT))
  const best = held.indexOf(Math.max(...held))
  return { highestT: Math.floor(100 * Math.min(...ends.slice(0, best + 1))) / 100, above: superheats[best]! }
}

const subcoolings = [1, 3, 5, 10, 15, 20, 30, 60]

/** The targets for subcooled liquid. */
export const subcoolTargets: Readonly<Record<string, number>> = { ...superheatTargets, rho: 1e-3 }

/** The corresponding range of subcooled liquid: by the highest boiling temperature and the largest subcooling. */
export function statedSubcool(
  reference: Fluid,
  fitted: Fluid,
  { lowestT, highestT }: Pick<CurveFit, 'lowestT' | 'highestT'>,
  count: number,
): CurveFit['subcool'] {
  const [exact, ours, line] = [hotState(), hotState(), hotState()]
  let best = { highestT: lowestT, under: 0 }
  let held = 0
  // A range may not contain a smaller subcooling that misses the targets.
  let end = highestT
  for (const under of subcoolings) {
    for (let i = 0; i < count; i++) {
      const T = lowestT + (i / (count - 1)) * (highestT - lowestT)
      if (T + under > end) break
      reference.hot.atTq(T + under, 0, line)
      if (!ask(reference, T, line.p, exact) || !ask(fitted, T, line.p, ours)) continue
      const worst: Worst = {}
      compare(exact, ours, worst, '')
      if (Object.entries(subcoolTargets).some(([name, target]) => worst[name]! > 0.95 * target)) {
        end = T + under - (highestT - lowestT) / (count - 1)
        break
      }
    }
    const size = under * (end - lowestT)
    if (size > held) {
      held = size
      best = { highestT: Math.floor(100 * end) / 100, under }
    }
  }
  return best
}

interface Pair {
  readonly liquid: HotState
  readonly vapour: HotState
}

const pair = (): Pair => ({ liquid: hotState(), vapour: hotState() })

function solve({ hot }: Fluid, T: number, { liquid, vapour }: Pair): void {
  hot.atTq(T, 0, liquid)
  hot.transport(liquid)
  hot.atTq(T, 1, vapour)
  hot.transport(vapour)
}

function pressureAt({ hot }: Fluid, T: number, out: HotState): number {
  hot.atTq(T, 0, out)
  return out.p
}

/** Calculates a state into `out`; gives whether it has one phase. */
function ask({ hot }: Fluid, T: number, p: number, out: HotState): boolean {
  try {
    hot.atTp(T, p, out)
  } catch (error) {
    if (error instanceof EngineError && error.code === 'out-of-range') return false
    throw error
  }
  hot.transport(out)
  return out.phase !== 'two-phase'
}

function keep(worst: Worst, name: string, size: number): void {
  if (!(size <= (worst[name] ?? -1))) worst[name] = size
}

const relative = (ours: number, exact: number) => Math.abs(ours / exact - 1)

function compareLine(exact: Pair, ours: Pair, worst: Worst): void {
  keep(worst, 'p', relative(ours.liquid.p, exact.liquid.p))
  keep(worst, 'p', relative(ours.vapour.p, exact.vapour.p))
  const latent = (of: Pair, name: 'h' | 's') => of.vapour[name] - of.liquid[name]
  keep(worst, 'latentH', Math.abs(latent(ours, 'h') - latent(exact, 'h')))
  if (exact.liquid.sigma > 0) keep(worst, 'sigma', relative(ours.liquid.sigma, exact.liquid.sigma))
  compare(exact.liquid, ours.liquid, worst, 'liquid')
  compare(exact.vapour, ours.vapour, worst, 'vapour')
}

function compare(exact: HotState, ours: HotState, worst: Worst, phase: '' | 'liquid' | 'vapour'): void {
  const named = (name: string) => (phase === '' ? name : phase + name[0]!.toUpperCase() + name.slice(1))
  for (const name of ['h', 's'] as const) keep(worst, named(name), Math.abs(ours[name] - exact[name]))
  for (const name of ['rho', 'cp'] as const) keep(worst, named(name), relative(ours[name], exact[name]))
  // 0 if either of them has no value.
  for (const name of ['mu', 'k'] as const)
    if (ours[name] !== 0 && exact[name] !== 0) keep(worst, named(name), relative(ours[name], exact[name]))
}
