/** What cannot be of an economizer, each with the field that mends it, before the engine is asked. */

import { fuelNamed } from '../../../engine/combustion/fuels'
import { possibleCircuits } from '../../../engine/economizer'
import { knownLiquid } from '../../../engine/economizer/liquid'
import { EngineError } from '../../../engine/errors'
import { waterSaturationTemperature } from '../../../engine/fluids/water/waterSaturation'
import { moneyProblems } from '../../tools/moneyProblems'
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'
import { installedCost } from '../facts/installedCost'
import { bankRows, boundsAt, rowTubes } from '../fields/economizerBounds'
import { present } from './bankOf'

/** The hours of a leap year. */
const mostHours = 8784
const mostPast = 0.95

/** Throws an `EngineError` with the `path` of the first field that cannot be. */
export function checkEconomizer(input: EconomizerInput): void {
  for (const [path, message] of problemsOf(input)) throw new EngineError('invalid-input', message, { path })
}

type Problems = Generator<[path: string, message: string]>

function* problemsOf(input: EconomizerInput): Problems {
  yield* fuelProblems(input)
  yield* bankProblems(input.unit, 'unit')
  if (input.condensing) yield* bankProblems(input.condensing.bank, 'condensing.bank')
  yield* waterProblems(input)
  const { boiler, water, unit, loads, money } = input
  const { firing } = boiler
  yield* supplyProblems(input)
  if (firing.kind === 'stack-temperature' && water.temperature >= firing.value)
    yield ['water.temperature', 'The feedwater is as hot as the gas: nothing can be recovered.']
  if ((unit.bypass?.gas ?? 0) > mostPast) yield ['unit.bypass.gas', 'This by-pass leaves the tubes no gas.']
  if ((unit.bypass?.water ?? 0) > mostPast) yield ['unit.bypass.water', 'This by-pass leaves the tubes no water.']
  const hours = Object.values(loads).reduce((sum, load) => sum + (load?.hours ?? 0), 0)
  if (hours > mostHours)
    yield ['loads.first.hours', `The loads have ${Math.round(hours).toLocaleString('en-US')} hours, and a year 8,784.`]
  yield* moneyProblems(money, path => boundsAt(path, input))
  if ((money.incentive ?? 0) > installedCost(input))
    yield ['money.incentive', 'The incentive is at most the installed cost.']
}

function* supplyProblems({ boiler, water }: EconomizerInput): Problems {
  const { duty, supply, pressure } = boiler
  if (duty !== 'hot-water' || supply === undefined) return
  // By a kelvin, which the engine asks for.
  if (supply < water.temperature + 1)
    yield ['boiler.supply', 'The water must leave the boiler hotter than it returns: give a hotter supply.']
  if (supply > waterSaturationTemperature(pressure))
    yield ['boiler.pressure', 'The water that leaves the boiler boils at this pressure: give more, or a colder supply.']
}

function* bankProblems(bank: EconomizerBank, part: string): Problems {
  const { tubeDiameter, tubeWall, transversePitch, longitudinalPitch, fins, layout, rows, tubesWide, circuits } = bank
  const isBare = fins.kind === 'none'
  const across = isBare ? 1.05 * tubeDiameter : tubeDiameter + 2 * fins.height
  const along = isBare ? tubeDiameter : across
  const what = isBare ? 'The tubes touch: give a wider pitch.' : 'The fins touch: give a wider pitch or lower fins.'
  if (tubeWall > 0.4 * tubeDiameter)
    yield [`${part}.tubeWall`, 'The wall leaves no bore: at most 40 % of the diameter.']
  if (isBelow(transversePitch, across)) yield [`${part}.transversePitch`, what]
  if (transversePitch > 10 * tubeDiameter) yield [`${part}.transversePitch`, tooWide]
  // Staggered tubes stand in the gaps of the row before.
  const behind = layout === 'in line' ? longitudinalPitch : Math.hypot(longitudinalPitch, transversePitch / 2)
  if (isBelow(behind, along) || longitudinalPitch < 0.6 * tubeDiameter) yield [`${part}.longitudinalPitch`, what]
  if (longitudinalPitch > 10 * tubeDiameter) yield [`${part}.longitudinalPitch`, tooWide]
  if (!isBare && fins.thickness * fins.density >= 1)
    yield [`${part}.fins.density`, 'So many and so thick fins leave the gas no passage.']
  if (isOutside(rows, bankRows)) yield [`${part}.rows`, `A bank has ${bankRows.join(' to ')} rows.`]
  if (isOutside(tubesWide, rowTubes)) yield [`${part}.tubesWide`, `A row has ${rowTubes.join(' to ')} tubes.`]
  const possible = possibleCircuits(rows, tubesWide)
  if (circuits !== undefined && !possible.includes(circuits))
    yield [
      `${part}.circuits`,
      `${rows} rows of ${tubesWide} tubes have no ${circuits} circuits: take ${possible.join(', ')}.`,
    ]
}

const isOutside = (value: number, [least, most]: readonly [number, number]) => !(value >= least && value <= most)
const tooWide = 'The pitch is at most ten diameters of the tube.'
/** A pitch that fits exactly is written in other units and comes back with their rounding. */
const isBelow = (length: number, least: number) => length < least * (1 - 1e-6)

function* waterProblems({ water, boiler, condensing, loads, unit }: EconomizerInput): Problems {
  yield* liquidProblems(water, 'water')
  if ((water.liquid ?? 'Water') === 'Water' && water.temperature >= waterSaturationTemperature(boiler.pressure))
    yield ['water.temperature', boilsInBoiler]
  if ((water.flow ?? 1) * (1 - (unit.bypass?.water ?? 0)) * leastLoad({ loads }) < leastFlow)
    yield ['water.flow', tooLittle]
  for (const [name, load] of Object.entries(loads))
    if (load?.stackTemperature !== undefined && load.stackTemperature <= water.temperature)
      yield [`loads.${name}.stackTemperature`, 'The feedwater is as hot as this gas: nothing can be recovered.']
  if (!condensing) return
  yield* liquidProblems(condensing.water, 'condensing.water')
  const least = condensing.water.isPumped ? 1 : leastLoad({ loads })
  if (condensing.water.flow * (1 - (condensing.bank.bypass?.water ?? 0)) * least < leastFlow)
    yield ['condensing.water.flow', tooLittle]
}

const boilsInBoiler = 'This water boils at the pressure of the boiler: give colder water, or a boiler of more pressure.'
const boils = 'This water boils at its pressure: give more pressure or colder water.'

function* liquidProblems(
  { liquid: name, share, pressure, temperature }: Omit<EconomizerInput['water'], 'feed'>,
  part: string,
): Problems {
  const known = knownLiquid({ pressure, ...present({ name, share }), basis: 'mass' })
  if (temperature >= known.lowest && temperature < known.highest) return
  const isFrozen = temperature < known.lowest
  const told = isFrozen ? 'It freezes at this temperature: give warmer water.' : known.boils ? boils : notKnown
  yield [`${part}.temperature`, told]
}

const notKnown = 'This liquid is not known at this temperature: give a colder one, or choose another liquid.'

const tooLittle = 'So little water is left at the lowest load that nothing can be recovered.'
/** That the engine takes [kg/s]. */
const leastFlow = 1e-4
const leastLoad = ({ loads }: Pick<EconomizerInput, 'loads'>) =>
  Math.min(...Object.values(loads).map(load => load?.load ?? 1))

function* fuelProblems({ fuel }: EconomizerInput): Problems {
  if (fuel.kind === 'named' && fuel.hydrogen && fuelNamed(fuel.name ?? '').fuel.kind !== 'gas')
    yield ['fuel.hydrogen', 'Hydrogen blends with gases: choose a gas, or leave it empty.']
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
