/** What cannot be of an economizer, each with the field that mends it, before the engine is asked. */
import { EngineError } from '../../../engine'
import type { EconomizerInput } from '../document/economizerDocument'

/** The hours of a leap year. */
const mostHours = 8784
const mostPast = 0.95

/** Throws an `EngineError` with the `path` of the first field that cannot be. */
export function checkEconomizer(input: EconomizerInput): void {
  for (const [path, message] of problemsOf(input)) throw new EngineError('invalid-input', message, { path })
}

function* problemsOf(input: EconomizerInput): Generator<[path: string, message: string]> {
  yield* fuelProblems(input)
  const { boiler, water, unit, loads, money } = input
  const { firing } = boiler
  if (firing.kind === 'stack-temperature' && water.temperature >= firing.value)
    yield ['water.temperature', 'The feedwater is as hot as the gas: nothing can be recovered.']
  if (boiler.duty === 'hot-water' && (boiler.supply ?? 0) <= water.temperature)
    yield ['boiler.supply', 'The water that leaves the boiler is hotter than the water that returns.']
  if ((unit.bypass?.gas ?? 0) > mostPast) yield ['unit.bypass.gas', 'This by-pass leaves the tubes no gas.']
  if ((unit.bypass?.water ?? 0) > mostPast) yield ['unit.bypass.water', 'This by-pass leaves the tubes no water.']
  const hours = Object.values(loads).reduce((sum, load) => sum + (load?.hours ?? 0), 0)
  if (hours > mostHours) yield ['loads.first.hours', `The loads have ${Math.round(hours)} hours, and a year 8,784.`]
  if ((money.incentive ?? 0) > money.installed)
    yield ['money.incentive', 'The incentive is at most the installed cost.']
}

function* fuelProblems({ fuel }: EconomizerInput): Generator<[path: string, message: string]> {
  if (fuel.kind === 'own-gas') {
    const sum = sumOf(fuel.gases ?? {})
    if (Math.abs(sum - 1) > 1e-6) yield ['fuel.gases', `The gases make ${percent(sum)} and not 100 %.`]
  }
  if (fuel.kind === 'own-mass') {
    const sum = sumOf(fuel.analysis ?? {})
    if (Math.abs(sum - 1) > 1e-3) yield ['fuel.analysis.C', `The analysis makes ${percent(sum)} and not 100 %.`]
    if (!fuel.higherHeatingValue) yield ['fuel.higherHeatingValue', 'Give the heating value of this fuel.']
  }
}

const sumOf = (shares: object) => Object.values(shares).reduce<number>((sum, share) => sum + Number(share ?? 0), 0)
const percent = (share: number) => `${Number((100 * share).toPrecision(5))} %`
