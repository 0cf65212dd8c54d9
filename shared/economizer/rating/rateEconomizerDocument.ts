/** The whole rating of an economizer of the document: full load, loads, cases off design, year and money. */

import {
  condensateAcidity,
  type EconomizerRating as EngineRating,
  economizerYear,
  methodsUsed,
  type PartLoad,
  rateEconomizer,
  type StageRating,
} from '../../../engine/economizer'
import { EngineError } from '../../../engine/errors'
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating, LoadPoint, RatedStage, StageAtLoad } from '../document/economizerRating'
import { fuelNameOf } from '../facts/economizerName'
import { installedCost } from '../facts/installedCost'
import { checkEconomizer } from './checkEconomizer'
import { engineInput, loadsOf, yearLoad } from './engineInput'
import { allWarnings, type OtherRating } from './notices'
import { tornadoOf } from './tornado'

type Full = EconomizerRating['full']

/** Throws an `EngineError` whose `path` is the field to mend. */
export function rateEconomizerDocument(input: EconomizerInput): EconomizerRating {
  checkEconomizer(input)
  try {
    return ratedDocument(input)
  } catch (error) {
    throw atField(error, input)
  }
}

/** What the engine refuses beyond the checks, by its path: at the field of the document, in its words. */
const refusals: Readonly<Record<string, readonly [path: string, message: string]>> = {
  'firing.value': [
    'boiler.firing.value',
    'This fuel and air do not give this efficiency: check it, or give the stack.',
  ],
  firing: ['boiler.firing.value', 'Nothing is left of the fire: give a colder stack, or less air.'],
  airTemperature: ['air.temperature', 'The air is as hot as gas in the stack: give colder air, or a hotter stack.'],
  'size.value': [
    'boiler.size.value',
    'At its lowest load this boiler gives hardly any heat, or at its highest too much: check its size.',
  ],
  'stack.ambient': ['stack.ambient', 'The air of the fire cannot be that around the stack: give the outside air.'],
  'gas.temperature': ['boiler.firing.value', 'Gas so cold cannot hold its water: give a hotter stack.'],
}

function atField(error: unknown, { condensing, unit, water }: EconomizerInput): unknown {
  if (!(error instanceof EngineError)) return error
  const { path: named, waterIn, ...of } = error.inputs
  if (named === 'bank.method') {
    const isFirst = unit.method === of.method && unit.fins.kind === of.fins && unit.layout === of.layout
    const path = isFirst ? 'unit.method' : 'condensing.bank.method'
    return new EngineError(error.code, 'This method does not know these tubes and fins: choose another.', { path })
  }
  if (named === 'waterIn') {
    const isSecond = condensing && Math.abs(Number(waterIn) - water.temperature) > 1e-6
    const path = isSecond ? 'condensing.water.temperature' : 'water.temperature'
    return new EngineError(error.code, 'This water is as hot as the gas: nothing can be recovered.', { path })
  }
  const [path, message] = refusals[String(named)] ?? []
  return path && message ? new EngineError(error.code, message, { path }) : error
}

function ratedDocument(input: EconomizerInput): EconomizerRating {
  const asked = engineInput(input)
  const loads = loadsOf(input)
  const { money } = input
  // A fuel without a price still has its heat: the notice FUEL_PRICE tells that its money is missing.
  const isPriced = money.fuelPrice !== undefined || isNaturalGas(input)
  const prices = {
    ...(isPriced ? {} : { fuel: 0 }),
    ...(money.fuelPrice === undefined ? {} : { fuel: money.fuelPrice }),
    ...(money.electricityPrice === undefined ? {} : { electricity: money.electricityPrice }),
    ...(money.carbonPrice === undefined ? {} : { carbon: money.carbonPrice }),
    ...(money.nitrogenOxides === undefined ? {} : { nitrogenOxides: money.nitrogenOxides }),
  }
  const { escalation, discount, life } = money
  const worth = { installed: installedCost(input), escalation, discount, life, incentive: money.incentive ?? 0 }
  const year = economizerYear(asked, loads.map(yearLoad), prices, worth)
  const [first] = year.loads
  const full = first && isPlainFull(first) ? first.rating : rateEconomizer(asked)
  const points = year.loads.map(({ load, hours, rating, savings }) =>
    pointOf(rating, { load, hours, savings: hours > 0 ? savings / (hours * 3600) : 0 }),
  )
  const design = pointOf(full, { load: 1, hours: 0, savings: points[0]?.savings ?? 0 })
  const { loads: _, payback, ...sums } = year
  const cases = offDesignOf(input)
  const atLoads = year.loads.map(({ load, rating }) => ({ said: `At ${Math.round(100 * load)} % fire`, rating }))
  return {
    full: fullOf(full),
    loads: points,
    offDesign: [{ name: 'design', fuel: fuelNameOf(input), of: design }, ...cases.map(({ shown }) => shown)],
    year: {
      ...sums,
      worth: { ...payback, cashFlow: [...payback.cashFlow] },
      tornado: tornadoOf(sums.money, worth),
      assumed: [...year.assumed],
    },
    warnings: allWarnings(
      input,
      full,
      atLoads,
      cases.flatMap(({ rated }) => rated ?? []),
      isPriced,
    ),
    methods: full.stages.flatMap((stage, index) => methodsUsed(stage, index === 0 ? '' : `, stage ${index + 1}`)),
  }
}

const isNaturalGas = ({ fuel }: EconomizerInput) => fuel.kind === 'named' && (fuel.name ?? '').startsWith('Natural gas')

/** Whether a load is full load itself, with nothing measured. */
const isPlainFull = ({ load, air, stackTemperature }: PartLoad) => load === 1 && !air && stackTemperature === undefined

function pointOf(rating: EngineRating, of: Pick<LoadPoint, 'load' | 'hours' | 'savings'>): LoadPoint {
  const [unit] = rating.stages as [StageRating]
  const { dewPoints } = rating.gas
  const coldest = Math.min(...rating.stages.map(({ coldestMetal }) => coldestMetal))
  return {
    ...of,
    fired: rating.fired,
    fuelFlow: rating.fuelFlow,
    gasFlow: rating.gasFlow,
    gasIn: rating.gasIn,
    gasOut: rating.gasOut,
    gasDrop: rating.gasDrop,
    waterFlow: unit.bankWaterFlow,
    waterIn: unit.waterIn,
    waterOut: unit.waterOut,
    waterDrop: unit.waterDrop,
    heat: rating.heat,
    condensate: rating.condensate,
    efficiencyBefore: rating.efficiencyBefore,
    efficiencyAfter: rating.efficiencyAfter,
    fuelSaved: rating.fuelSaved,
    coldestMetal: coldest,
    hottestTip: Math.max(...rating.stages.map(({ hottestTip }) => hottestTip)),
    ...(dewPoints.water === undefined ? {} : { waterDew: dewPoints.water }),
    ...(dewPoints.sulfuric ? { acidDew: dewPoints.sulfuric.higher } : {}),
    steamingMargin: Math.min(...rating.stages.map(({ steamingMargin }) => steamingMargin)),
    ...(rating.draft ? { draftLeft: rating.draft.left } : {}),
    ...(rating.stages.length > 1 ? { stages: rating.stages.map(stageAtLoad) } : {}),
    codes: rating.warnings.map(({ code }) => code),
  }
}

const stageAtLoad = (stage: StageRating): StageAtLoad => ({
  heat: stage.heat,
  condensate: stage.condensate,
  waterFlow: stage.bankWaterFlow,
  waterIn: stage.waterIn,
  waterOut: stage.waterOut,
  waterDrop: stage.waterDrop,
  steamingMargin: stage.steamingMargin,
})

function fullOf(rating: EngineRating): Full {
  const { gas, boiler } = rating
  const fired = rating.fired - rating.fuelSaved
  const output = rating.fired * rating.efficiencyBefore
  return {
    fuel: gas.fuel,
    excessAir: gas.excessAir,
    wetGas: gas.wetGas,
    composition: { ...gas.composition },
    pressure: gas.pressure,
    dewPoints: gas.dewPoints,
    gasFlow: rating.gasFlow,
    fuelFlow: rating.fuelFlow,
    airFlow: boiler!.airFlow,
    steamFlow: boiler!.steamFlow,
    feedwaterFlow: boiler!.feedwaterFlow,
    saturation: boiler!.saturation,
    gasIn: rating.gasIn,
    gasOut: rating.gasOut,
    gasDrop: rating.gasDrop,
    heat: rating.heat,
    condensate: rating.condensate,
    efficiencyBefore: rating.efficiencyBefore,
    efficiencyAfter: rating.efficiencyAfter,
    fuelSaved: rating.fuelSaved,
    carbonSaved: rating.carbonSaved,
    stages: rating.stages.map(stage => stageOf(stage, rating)),
    ...(rating.draft ? { draft: rating.draft } : {}),
    before: balanceOf(rating, rating.fired, output, 0),
    after: balanceOf(rating, fired, output, rating.heat),
  }
}

/** The shares of radiation and unburned fuel hold at either fire; the stack has what is left. */
function balanceOf({ boiler }: EngineRating, fired: number, output: number, recovered: number): Full['before'] {
  const { losses } = boiler!
  const radiation = fired * losses.radiation
  const other = fired * (losses.carbonMonoxide + losses.unburned)
  return { fired, output, recovered, radiation, other, stack: fired - output - radiation - other }
}

function stageOf(stage: StageRating, { gas }: EngineRating): RatedStage {
  const { bank, circuits, fog: _, residual: __, rows, ...rest } = stage
  const bears = bank.tube.bearsCondensate && (bank.fin?.bearsCondensate ?? true)
  return {
    ...rest,
    rows: [...rows],
    circuits,
    bearsCondensate: bears,
    ...(bank.fin ? { hottestFin: bank.fin.hottest } : {}),
    ...(stage.condensateTemperature === undefined
      ? {}
      : { condensateAcidity: condensateAcidity(gas.composition, gas.pressure, stage.condensateTemperature) }),
  }
}

/** A case off design as it is shown, and as rated with the words that name it. */
interface OffDesign {
  shown: EconomizerRating['offDesign'][number]
  rated?: OtherRating
}

function offDesignOf(input: EconomizerInput): OffDesign[] {
  const { winterWater, dirt, otherFuel, otherOxygen } = input.offDesign ?? {}
  const cases: OffDesign[] = []
  const fuel = fuelNameOf(input)
  if (winterWater !== undefined) {
    const cold = { ...input, water: { ...input.water, temperature: winterWater } }
    cases.push(caseOf({ name: 'winter', fuel }, 'With winter water', cold))
  }
  if (dirt !== undefined) {
    const dirtyOf = (bank: EconomizerBank) => ({ ...bank, fouling: { ...bank.fouling, gas: dirt } })
    const { condensing, unit } = input
    const dirty = {
      ...{ ...input, unit: dirtyOf(unit) },
      ...(condensing ? { condensing: { ...condensing, bank: dirtyOf(condensing.bank) } } : {}),
    }
    cases.push(caseOf({ name: 'dirty', fuel }, 'With dirty fins', dirty))
  }
  if (otherFuel !== undefined) {
    const given = otherOxygen === undefined ? input.air.given : { kind: 'dry-oxygen' as const, value: otherOxygen }
    const burnt = { ...input, fuel: { kind: 'named' as const, name: otherFuel }, air: { ...input.air, given } }
    cases.push(caseOf({ name: 'other-fuel', fuel: otherFuel }, `With ${otherFuel}`, burnt))
  }
  return cases
}

/** A case that cannot be is told of in its row; the design itself stays. */
function caseOf(of: Pick<OffDesign['shown'], 'name' | 'fuel'>, said: string, input: EconomizerInput): OffDesign {
  try {
    checkEconomizer(input)
    const rating = rateEconomizer(engineInput(input))
    return { shown: { ...of, of: pointOf(rating, { load: 1, hours: 0, savings: 0 }) }, rated: { said, rating } }
  } catch (error) {
    const told = atField(error, input)
    if (!(told instanceof EngineError)) throw told
    return { shown: { ...of, problem: told.message } }
  }
}
