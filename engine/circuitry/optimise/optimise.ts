/** The search for a better order of tubes. */
import { EngineError } from '../../errors'
import { branchesOf, graphOfBranches } from '../branches'
import type { Bundle } from '../bundle'
import type { Branch, CircuitGraph } from '../circuits'
import { changedTubes } from './changedTubes'
import { type OrderConstraints, orderRules, violationOf } from './constraints'
import { everyOrder } from './everyOrder'
import { neighbourOf } from './orderMoves'
import { seededRandom } from './seededRandom'

/** What is searched, and how long. */
export interface OptimiseInput {
  bundle: Bundle
  /** The graphs to begin with: the present one first, and others, also with other numbers of circuits. */
  starts: readonly CircuitGraph[]
  /**
   * The objective, larger is better; `-Infinity` for circuits that cannot be rated. It takes the graph, or the tubes of
   * each branch where those are enough: the graph is made only where it is asked for.
   */
  evaluate(graph: () => CircuitGraph, orders: readonly (readonly number[])[]): number
  constraints?: OrderConstraints
  /** Whether tubes may change from branch to branch, or only their order in each. True where left out. */
  isExchanged?: boolean
  /** Same seed, same search. 1 where left out. */
  seed?: number
  /** Most evaluations of the climb; 2000 where left out. */
  evaluations?: number
  /** Coils of at most so many tubes are searched through; 8 where left out. */
  exactUpTo?: number
  progress?: (progress: OptimiseProgress) => void
  /** Stops the search, which then gives the best so far. */
  signal?: { readonly aborted: boolean }
}

/** The state of a search. */
export interface OptimiseProgress {
  evaluations: number
  /** Share of the search that is done [0..1]. */
  share: number
  startValue: number
  /** Best value that keeps the constraints, and its graph; undefined as long as there is none. */
  best: { value: number; graph: CircuitGraph } | undefined
}

/** What a search has found. */
export interface Optimised {
  method: 'every order' | 'climb'
  evaluations: number
  isStopped: boolean
  start: { value: number; graph: CircuitGraph; isAllowed: boolean }
  /** Undefined where no order that was tried keeps the constraints. */
  best: { value: number; graph: CircuitGraph } | undefined
  /** Tubes that another tube feeds than at the start, or the other way round. */
  changed: readonly number[]
}

/** Orders that are tried without a gain before the climb begins anew, for each tube. */
const patiencePerTube = 12
/** Changes that are thrown away because they break constraints count as this part of an evaluation. */
const discardedShare = 1 / 50
/** Orders between two reports. */
const reportEvery = 64
/** A gain must be larger than this share of the value. */
const hair = 1e-12

interface Standing {
  orders: number[][]
  violation: number
  value: number
}

/** The branches of a start, with what is needed to judge other orders of them. */
interface Ground {
  graph: CircuitGraph
  branches: Branch[]
  judge(orders: readonly (readonly number[])[]): Standing
}

/**
 * Searches for the order of tubes with the largest objective, step by step: each step of the generator is a report, so
 * that a caller may stop, or let other work run between.
 *
 * @param input  places of the tubes, graphs to begin with, objective, constraints, seed, limits
 * @returns the best order that was found, beside the start
 *
 * Valid for graphs without faults of connection; else `invalid-input`. Coils of at most eight tubes (`exactUpTo`) are
 * searched through, so that the best is the best there is; larger ones by climbing from the starts and from random
 * changes of the best. An objective that is no number is `not-finite`. The same input gives the same result.
 *
 * Source: hill climbing with restarts; moves of `neighbourOf`.
 */
export function* optimising(input: OptimiseInput): Generator<OptimiseProgress, Optimised> {
  const { bundle, starts, exactUpTo = 8, isExchanged = true, constraints = {}, signal } = input
  if (starts.length === 0) throw new EngineError('invalid-input', 'a search begins with at least one graph', {})
  const counter = { evaluations: 0 }
  const rules = orderRules(bundle, constraints)
  const grounds = starts.map(graph => groundOf(input, graph, rules, counter))
  const start = grounds[0]!.judge(grounds[0]!.branches.map(({ tubes }) => tubes))
  let best: { ground: Ground; standing: Standing } | undefined
  const offer = (ground: Ground, standing: Standing) => {
    const isBetter = !best || standing.value > best.standing.value + hair * Math.abs(best.standing.value)
    if (standing.violation > 0 || !isBetter) return false
    best = { ground, standing: { ...standing, orders: standing.orders.map(order => [...order]) } }
    return true
  }
  const bestGraph = () =>
    best && { value: best.standing.value, graph: graphOfOrdersIn(best.ground, best.standing.orders) }
  const report = (share: number): OptimiseProgress => ({
    evaluations: counter.evaluations,
    share: Math.min(1, share),
    startValue: start.value,
    best: bestGraph(),
  })
  const isSmall = grounds.every(
    ({ branches }) => branches.reduce((sum, { tubes }) => sum + tubes.length, 0) <= exactUpTo,
  )
  const steps = { rules, isExchanged, counter, offer }
  for (const [index, ground] of grounds.entries()) {
    const done = (share: number) => report((index + share) / grounds.length)
    for (const share of isSmall ? everyStep(ground, steps) : climb(input, ground, steps, index)) {
      yield done(share)
      if (signal?.aborted) break
    }
    if (signal?.aborted) break
  }
  const found = bestGraph()
  return {
    method: isSmall ? 'every order' : 'climb',
    evaluations: counter.evaluations,
    isStopped: signal?.aborted ?? false,
    start: { value: start.value, graph: starts[0]!, isAllowed: start.violation === 0 },
    best: found,
    changed: found ? changedTubes(starts[0]!, found.graph) : [],
  }
}

/**
 * As `optimising`, to its end.
 *
 * @param input  as there; `progress` is called at each report
 * @returns the best order that was found, beside the start
 *
 * Valid as there.
 *
 * Source: see there.
 */
export function optimise(input: OptimiseInput): Optimised {
  const steps = optimising(input)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    input.progress?.(step.value)
  }
}

interface Steps {
  rules: ReturnType<typeof orderRules>
  isExchanged: boolean
  counter: { evaluations: number }
  offer(ground: Ground, standing: Standing): boolean
}

function groundOf(
  { evaluate, constraints }: OptimiseInput,
  graph: CircuitGraph,
  rules: Steps['rules'],
  counter: Steps['counter'],
): Ground {
  const branches = branchesOf(graph)
  if (constraints?.isAtOneEnd && new Set([...graph.inlets, ...graph.outlets].map(({ side }) => side)).size > 1)
    throw new EngineError(
      'invalid-input',
      'inlets and outlets of the circuits are at both ends of the coil: begin with an even number of tubes in each circuit, or allow both ends',
      {},
    )
  const known = new Map<string, number>()
  const ground: Ground = {
    graph,
    branches,
    judge(orders) {
      const violation = violationOf(rules, branches, orders)
      const key = orders.map(order => order.join()).join(';')
      let value = known.get(key)
      if (value === undefined) {
        value = evaluate(() => graphOfOrdersIn(ground, orders), orders)
        if (Number.isNaN(value))
          throw new EngineError('not-finite', 'the objective of an order is not a number', { key })
        counter.evaluations++
        // Orders come back in a climb only: a search through all would fill the memory with them.
        if (known.size < 20_000) known.set(key, value)
      }
      return { orders: orders as number[][], violation, value }
    },
  }
  return ground
}

/** The graph of other orders of the branches of a graph. */
function graphOfOrdersIn({ graph, branches }: Ground, orders: readonly (readonly number[])[]): CircuitGraph {
  return graphOfBranches(
    graph,
    branches.map((branch, index) => ({ ...branch, tubes: [...orders[index]!] })),
  )
}

/** Every order, with the share that is done guessed by the first tube. */
function* everyStep(ground: Ground, { rules, isExchanged, offer }: Steps): Generator<number> {
  const tubes = ground.branches.flatMap(branch => branch.tubes).sort((one, other) => one - other)
  let count = 0
  for (const orders of everyOrder(ground.branches, rules, isExchanged)) {
    const isGain = offer(ground, ground.judge(orders))
    if (isGain || ++count % reportEvery === 0) yield tubes.indexOf(orders[0]![0]!) / tubes.length
  }
}

/** A climb from a start, and from random changes of the best, until the evaluations are used up. */
function* climb(
  { evaluations: all = 2000, seed = 1, starts }: OptimiseInput,
  ground: Ground,
  { rules, isExchanged, counter, offer }: Steps,
  index: number,
): Generator<number> {
  const random = seededRandom(seed + index)
  const most = all / starts.length
  const tubes = ground.branches.reduce((sum, branch) => sum + branch.tubes.length, 0)
  const begun = counter.evaluations
  let here = ground.judge(ground.branches.map(branch => [...branch.tubes]))
  let top = here
  offer(ground, here)
  let [idle, discarded, rounds] = [0, 0, 0]
  for (let tried = 1; ; tried++) {
    const spent = counter.evaluations - begun + discarded * discardedShare
    if (spent >= most || tubes < 2) return
    const orders = neighbourOf(random, here.orders, isExchanged)
    idle++
    if (violationOf(rules, ground.branches, orders) > here.violation) discarded++
    else {
      const next = ground.judge(orders)
      // An order that was tried before costs nothing, but must not keep the search for ever.
      discarded++
      if (isAbove(next, here)) {
        here = next
        idle = 0
        if (isAbove(here, top)) top = here
        if (offer(ground, here)) yield spent / most
      }
    }
    if (idle > patiencePerTube * tubes) {
      here = changedAtRandom(ground, random, top.orders, isExchanged, 2 + (rounds++ % 6) * 2)
      if (isAbove(here, top)) top = here
      offer(ground, here)
      idle = 0
    }
    if (tried % reportEvery === 0) yield spent / most
  }
}

/** Less that breaks constraints is better than any value. */
const isAbove = (one: Standing, other: Standing) =>
  one.violation < other.violation - hair ||
  (one.violation <= other.violation + hair && one.value > other.value + hair * Math.abs(other.value))

function changedAtRandom(
  ground: Ground,
  random: ReturnType<typeof seededRandom>,
  orders: readonly (readonly number[])[],
  isExchanged: boolean,
  times: number,
): Standing {
  let next = orders.map(order => [...order])
  for (let time = 0; time < times; time++) next = neighbourOf(random, next, isExchanged)
  return ground.judge(next)
}
