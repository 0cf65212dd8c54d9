/** What there is to say of an economizer: limits of metals, of water, of the gas. */
import type { Warning } from '../warnings'
import type { EconomizerInput, EconomizerLimits, EconomizerRating } from './economizer'
import { gasSide } from './gasSide'
import type { StageRating } from './stage'
import { tubeNotices } from './tubeNotices'
import { usualLimits } from './usualLimits'

/** Velocities of water in steel tubes [m/s]. */
const velocities = [0.3048, 3.048] as const
/** Least difference between the streams at an end [K]. */
const pinch = 1
/** Fuel that may be saved, over all of it, without that the fire gets so small that it tells [-]. */
const mostSaved = 0.12

type Rated = Omit<EconomizerRating, 'warnings'>

const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C`

/**
 * Notices of an economizer at a load.
 *
 * @param input   the economizer
 * @param rating  its rating
 * @returns       warnings with code, severity, the fact with its number, the input that mends it, value and limits in SI
 *
 * Valid for every economizer.
 *
 * Source: limits of practice as `usualLimits`; metals as `metals`; ranges of the correlations.
 */
export function unitNotices(input: EconomizerInput, rating: Rated): Warning[] {
  const limits = { ...usualLimits, ...input.limits }
  return [
    ...gasNotices(rating, limits),
    ...rating.stages.flatMap((stage, index) => stageNotices(input, rating, stage, index, limits)),
    ...draftNotices(rating),
    ...savingNotices(rating),
  ]
}

type Limits = Record<keyof typeof usualLimits, number> & EconomizerLimits

function gasNotices({ gasDrop, gasOut }: Rated, limits: Limits): Warning[] {
  const warnings: Warning[] = []
  if (gasDrop > limits.gasDrop)
    warnings.push({
      code: 'GAS_DP',
      severity: gasDrop > 2 * limits.gasDrop ? 'error' : 'warning',
      message: `${gasDrop.toFixed(0)} Pa is lost by the gas, more than the ${limits.gasDrop.toFixed(0)} Pa that it may lose.`,
      input: 'stages.0.bank.tubesWide',
      value: gasDrop,
      limits: [0, limits.gasDrop],
      quantity: 'airPressureDrop',
    })
  if (limits.gasOut !== undefined && gasOut < limits.gasOut)
    warnings.push({
      code: 'GAS_OUT_LOW',
      severity: 'warning',
      message: `The gas leaves with ${celsius(gasOut)}, below the ${celsius(limits.gasOut)} that it shall keep.`,
      input: 'stages.0.bank.rows',
      value: gasOut,
      limits: [limits.gasOut, 2000],
      quantity: 'temperature',
    })
  return warnings
}

function draftNotices({ draft }: Rated): Warning[] {
  if (!draft || draft.left >= 0) return []
  return [
    {
      code: 'DRAFT',
      severity: 'info',
      message: `The stack draws ${draft.after.toFixed(0)} Pa behind the economizer; ${(-draft.left).toFixed(0)} Pa of what it loses is left to the fan.`,
      input: 'stack.height',
      value: draft.left,
    },
  ]
}

/** The heat recovered is that of the full fire: where much fuel is saved there is less of it, by about the same share. */
function savingNotices({ fuelSaved, fired, efficiencyAfter }: Rated): Warning[] {
  const share = fuelSaved / fired
  if (share <= mostSaved) return []
  return [
    {
      code: 'FUEL_SAVED',
      severity: efficiencyAfter > 1 ? 'error' : 'warning',
      message: `${(100 * share).toFixed(0)} % of the fuel is saved with the heat of the full fire. The smaller fire leaves less heat: fuel saved and efficiency are too high, the fuel by up to that share of it.`,
      value: share,
      limits: [0, mostSaved],
      quantity: 'fraction',
    },
  ]
}

function stageNotices(
  input: EconomizerInput,
  rating: Rated,
  stage: StageRating,
  index: number,
  limits: Limits,
): Warning[] {
  const path = `stages.${index}`
  return [
    ...coldEnd(rating, stage, path, limits),
    ...steaming(input, rating, stage, index, limits),
    ...hotFins(stage, path),
    ...tubeNotices(input.stages[index]!, stage, path),
    ...tubes(stage, path, limits),
    ...methodDoubts(stage, path),
    ...solution(stage, path),
  ]
}

/** Metal below, or near, where acids and water condense. */
function coldEnd({ gas }: Rated, stage: StageRating, path: string, limits: Limits): Warning[] {
  const { water, sulfuric, highest } = gas.dewPoints
  if (highest === undefined) return []
  const { coldestMetal, bank, condensate } = stage
  const bears = bank.tube.bearsCondensate && (bank.fin?.bearsCondensate ?? true)
  // Metal that bears the water of little sulfur still suffers from the acid alone.
  const point = bears ? sulfuric?.higher : highest
  if (point === undefined || coldestMetal >= point + limits.dewMargin) return []
  const isWet = !bears && water !== undefined && coldestMetal < water
  const which = point === water ? 'of water' : 'of acid'
  return [
    {
      code: 'COLD_END',
      severity: isWet || (!bears && condensate > 0) ? 'error' : 'warning',
      message: `The coldest metal has ${celsius(coldestMetal)}, where ${celsius(point)} is the dew point ${which} and ${limits.dewMargin.toFixed(0)} K are kept above it${isWet ? `: ${bank.tube.name} does not last in what condenses` : ''}.`,
      input: `${path}.waterIn`,
      value: coldestMetal,
      limits: [point + limits.dewMargin, 2000],
      quantity: 'temperature',
    },
  ]
}

function steaming(
  input: EconomizerInput,
  { load, gasIn }: Rated,
  stage: StageRating,
  index: number,
  limits: Limits,
): Warning[] {
  const { steamingMargin: margin, steamShare, bankWaterOut } = stage
  const boiling = bankWaterOut + margin
  const common = {
    code: 'STEAMING',
    input: `stages.${index}.waterFlow`,
    value: margin,
    limits: [limits.steamingMargin, 400] as const,
    quantity: 'temperatureDifference',
  }
  if (steamShare > 0)
    return [
      {
        ...common,
        severity: 'error',
        message: `The water boils: ${(100 * steamShare).toFixed(1)} % of it leaves as steam.`,
      },
    ]
  // Feedwater that is let in whole or not at all stands still between, at every load below full.
  if (input.stages[index]!.onOff && load < 1 && gasIn > boiling - limits.steamingMargin)
    return [
      {
        ...common,
        severity: 'warning',
        message: `Between two charges of feedwater the water stands in gas of ${celsius(gasIn)} and boils at ${celsius(boiling)}.`,
      },
    ]
  if (margin >= limits.steamingMargin) return []
  return [
    {
      ...common,
      severity: 'warning',
      message: `The water leaves ${margin.toFixed(1)} K below boiling, where ${limits.steamingMargin.toFixed(0)} K are kept.`,
    },
  ]
}

function hotFins({ hottestTip, bank: { fin } }: StageRating, path: string): Warning[] {
  if (!fin || hottestTip <= fin.hottest) return []
  return [
    {
      code: 'TIP_TEMP',
      severity: 'warning',
      message: `The tips of the fins reach ${celsius(hottestTip)}; fins of ${fin.name} bear ${celsius(fin.hottest)}.`,
      input: `${path}.bank.fins.metal`,
      value: hottestTip,
      limits: [0, fin.hottest],
      quantity: 'temperature',
    },
  ]
}

function tubes({ velocity, tubeReynolds, waterDrop }: StageRating, path: string, limits: Limits): Warning[] {
  const warnings: Warning[] = []
  const [slow, fast] = velocities
  const circuits = `${path}.circuits`
  if (velocity < slow || velocity > fast)
    warnings.push({
      code: velocity < slow ? 'TUBE_VEL_LOW' : 'TUBE_VEL_HIGH',
      severity: 'warning',
      message: `${velocity.toFixed(2)} m/s in the tubes, where ${slow.toFixed(2)} to ${fast.toFixed(2)} m/s are usual.`,
      input: circuits,
      value: velocity,
      limits: velocities,
      quantity: 'fluidVelocity',
    })
  if (tubeReynolds < 4000)
    warnings.push({
      code: tubeReynolds < 2300 ? 'TUBE_LAMINAR' : 'TUBE_TRANSITION',
      severity: 'warning',
      message: `The water comes with a Reynolds number of ${tubeReynolds.toFixed(0)}, below the 4000 of turbulent flow.`,
      input: circuits,
      value: tubeReynolds,
    })
  if (waterDrop > limits.waterDrop)
    warnings.push({
      code: 'FLUID_DP',
      severity: 'warning',
      message: `${(waterDrop / 1000).toFixed(1)} kPa is lost by the water, more than ${(limits.waterDrop / 1000).toFixed(1)} kPa.`,
      input: circuits,
      value: waterDrop,
      limits: [0, limits.waterDrop],
      quantity: 'fluidPressureDrop',
    })
  return warnings
}

/** Where the correlation of the gas is outside its data, at the row that is farthest out. */
function methodDoubts({ rows, bank }: StageRating, path: string): Warning[] {
  const side = gasSide(bank)
  const numbers = rows.map(row => row.reynolds)
  return [Math.min(...numbers), Math.max(...numbers)]
    .flatMap(Re => side.doubts(Re))
    .filter(({ message }, index, all) => all.findIndex(each => each.message === message) === index)
    .map(each => ({ ...each, input: `${path}.bank.tubesWide` }))
}

function solution({ fog, residual, heat, gasIn, bankGasOut, waterIn, waterOut }: StageRating, path: string): Warning[] {
  const warnings: Warning[] = []
  const ends = Math.min(gasIn - waterOut, bankGasOut - waterIn)
  if (ends < pinch)
    warnings.push({
      code: 'PINCH',
      severity: 'warning',
      message: `Gas and water come within ${ends.toFixed(2)} K of each other.`,
      input: `${path}.bank.rows`,
      value: ends,
      limits: [pinch, 2000],
      quantity: 'temperatureDifference',
    })
  if (fog)
    warnings.push({
      code: 'FOG',
      severity: 'info',
      message: 'The gas cools faster than it dries: some of its water leaves as fog, whose heat is not counted.',
      input: `${path}.waterIn`,
    })
  if (residual > 1e-6 && heat > 0)
    warnings.push({
      code: 'NOT_CONVERGED',
      severity: 'error',
      message: `The balance of gas and water is open by ${(100 * residual).toPrecision(2)} %.`,
      input: path,
      value: residual,
    })
  return warnings
}
