/** The notices of a coil with a refrigerant or steam. */
import { gwpLimit, refrigerantFlags, type SafetyClass } from '../../fluids/refrigerantFlags'
import type { Warning } from '../../warnings'
import { circuitLoad } from '../checks/limits'
import type { CoilInput, PhaseChange } from '../coil'
import { isRefrigerantCoil } from '../streams/coilStream'
import { headerNotices } from './headerNotices'
import type { Rated } from './rated'

/** Limits of practice for refrigerants and steam, SI. */
const phaseLimits = {
  /** Pressure drop, expressed as a drop of the saturation temperature [K]. */
  saturationDrop: 2.5,
  /** Pressure drop of steam over its gauge pressure. */
  steamDropShare: 0.1,
  /** Temperature of air that freezes condensate in a steam coil without a distributing tube [K]. */
  freezingAir: 277.6,
  /** Superheat of steam on brazed tubes [K]. */
  steamSuperheat: 50,
  /** Superheat over the difference between the air and suction. */
  superheatShare: 0.7,
  /** Distance from the critical pressure, as a share of it, within which properties vary strongly. */
  nearCritical: 0.05,
  dryoutShare: 0.2,
} as const

const atmosphere = 101_325

/**
 * Notices of refrigerant and steam coils.
 *
 * @param rated  the coil and its rating, SI
 * @returns warnings, each with the input to change
 *
 * Valid for ratings with a phase change.
 *
 * Source: trade practice, as `phaseLimits` says.
 */
export function phaseNotices({ model, rating }: Rated): Warning[] {
  const { input } = model
  const change = rating.fluid.phaseChange!
  const recovered = recoveryNotices(rating.fluid.pressureDrop.tubes)
  if ('steam' in input) return [...recovered, ...steamNotices(input, rating.fluid.pressureDrop.total, model.entering.T)]
  const header = { kind: 'vapour' as const, leads: leadDrop(input, rating) }
  const notices = [...penaltyNotices(change), ...recovered, ...headerNotices(model, rating, header)]
  if (input.coilType === 'EVAP')
    return [...notices, ...evaporatorNotices(input, change, model.entering.T), ...flagNotices(input.refrigerant.name)]
  if (isRefrigerantCoil(input)) return [...notices, ...condenserNotices(change), ...flagNotices(input.refrigerant.name)]
  return notices
}

/** The leads of a distributor equalize the feeds; their pressure drop grows with the flow like that of the circuits. */
function leadDrop(input: CoilInput, { fluid }: Rated['rating']): number {
  const distributor = input.coilType === 'EVAP' ? input.refrigerant.distributor : undefined
  return distributor ? distributor.leadDrop * (fluid.massFlow / distributor.ratedFlow) ** 1.8 : 0
}

function penaltyNotices({ saturationDrop }: PhaseChange): Warning[] {
  const limit = phaseLimits.saturationDrop
  if (!(saturationDrop > limit)) return []
  return [
    {
      code: 'REF_DP_T',
      severity: 'warning',
      message: `${saturationDrop.toFixed(1)} K of saturation temperature are lost to the pressure drop, above ${limit} K; more feeds lower it.`,
      input: 'geometry.circuiting',
      value: saturationDrop,
      limits: [0, limit],
      quantity: 'temperatureDifference',
    },
  ]
}

/**
 * A negative pressure drop is not a mistake: a condensing fluid slows down, and its momentum is recovered as pressure.
 */
function recoveryNotices(drop: number): Warning[] {
  if (!(drop < 0)) return []
  return [
    {
      code: 'PRESSURE_RISE',
      severity: 'info',
      message: `${(-drop).toFixed(0)} Pa are gained along the tubes: what condenses slows down, which gives back more pressure than friction takes.`,
      input: 'geometry.circuiting',
      value: -drop,
      quantity: 'vaporPressureDrop',
    },
  ]
}

function evaporatorNotices(
  { refrigerant }: Extract<CoilInput, { coilType: 'EVAP' }>,
  change: PhaseChange,
  air: number,
): Warning[] {
  const { massFlux, superheat, leavingQuality, dryoutShare } = change
  const warnings: Warning[] = [...loadNotices(massFlux, circuitLoad[1])]
  const most = phaseLimits.superheatShare * (air - refrigerant.suctionTemperature)
  if (superheat !== undefined && superheat > most) {
    warnings.push({
      code: 'SUPERHEAT_UNREACHABLE',
      severity: 'error',
      message: `${superheat.toFixed(1)} K superheat is above ${most.toFixed(1)} K, seven tenths of the difference between air and suction.`,
      input: 'refrigerant.given.value',
      value: superheat,
      limits: [0, most],
      quantity: 'temperatureDifference',
    })
  }
  if (leavingQuality !== undefined && leavingQuality < 1 - 1e-6) {
    warnings.push({
      code: 'LIQUID_SUCTION',
      severity: 'error',
      message: `${(100 * (1 - leavingQuality)).toFixed(0)} % of the refrigerant leaves as liquid; less flow boils all of it.`,
      input: 'refrigerant.given.value',
      value: leavingQuality,
      limits: [1, 1],
      quantity: 'fraction',
    })
  }
  if (dryoutShare !== undefined && dryoutShare > phaseLimits.dryoutShare) {
    warnings.push({
      code: 'DRYOUT_SHARE',
      severity: 'info',
      message: `${(100 * dryoutShare).toFixed(0)} % of the boiling surface lies beyond dry-out.`,
      input: 'geometry.circuiting',
      value: dryoutShare,
      limits: [0, phaseLimits.dryoutShare],
      quantity: 'fraction',
    })
  }
  return warnings
}

/**
 * Information on codes and treaties that apply to a refrigerant.
 *
 * @param name   of the refrigerant
 * @param input  path of its name in the document
 * @returns      PHASED_OUT or PHASED_DOWN, SAFETY_CLASS
 *
 * Valid for every refrigerant.
 *
 * Source: as `refrigerantFlags`.
 */
export function flagNotices(name: string, input = 'refrigerant.name'): Warning[] {
  const { safety, gwp, control, burns } = refrigerantFlags(name)
  const of = { severity: 'info', input } as const
  const warnings: Warning[] = []
  if (control === 'CFC' || control === 'HCFC') {
    const message = `${name} with its warming potential of ${gwp} is of the ${control}, which deplete ozone and are phased out; it serves what stands, and nothing new.`
    warnings.push({ ...of, code: 'PHASED_OUT', message, value: gwp })
  } else if (gwp > gwpLimit) {
    const message = `${name} has a warming potential of ${gwp}, above ${gwpLimit}: closed to most new equipment.`
    warnings.push({ ...of, code: 'PHASED_DOWN', message, value: gwp, limits: [0, gwpLimit] })
  }
  if (safety !== undefined && safety !== 'A1') {
    const message = `Safety class ${safety} of ${name}: ${hazard(safety)}.`
    warnings.push({ ...of, code: 'SAFETY_CLASS', message })
  } else if (burns) {
    warnings.push({ ...of, code: 'SAFETY_CLASS', message: `${name} has no safety class, but ${hazard('A3')}.` })
  }
  return warnings
}

function hazard(safety: SafetyClass): string {
  const burns = safety.endsWith('1') ? [] : [safety.endsWith('3') ? 'burns fiercely' : 'burns']
  const apart = burns.length > 0 ? ', so that no spark, flame or electric part may be beside it' : ''
  return `it ${[...(safety.startsWith('B') ? ['is toxic'] : []), ...burns].join(' and ')}${apart}`
}

/** Notices of a mass flux in the circuits that is too small or too large. */
function loadNotices(massFlux: number, most: number): Warning[] {
  const [low] = circuitLoad
  const isLow = massFlux < low
  if (!isLow && !(massFlux > most)) return []
  return [
    {
      code: isLow ? 'G_LOW' : 'G_HIGH',
      severity: 'warning',
      message: `${massFlux.toFixed(0)} kg/s m2 in the circuits is ${isLow ? `below ${low}: fewer feeds raise it` : `above ${most}: more feeds lower it`}.`,
      input: 'geometry.circuiting',
      value: massFlux,
      limits: [...circuitLoad],
      quantity: 'massFlux',
    },
  ]
}

function condenserNotices({ massFlux, leavingQuality }: PhaseChange): Warning[] {
  // For a condenser, a mass flux that is too large is reported by its pressure drop.
  const load = loadNotices(massFlux, Number.POSITIVE_INFINITY)
  if (leavingQuality === undefined || leavingQuality < 1e-6) return load
  return [
    ...load,
    {
      code: 'COND_FLASH',
      severity: 'warning',
      message: `${(100 * leavingQuality).toFixed(0)} % of the refrigerant leaves as vapor; less flow condenses all of it.`,
      input: 'refrigerant.given.value',
      value: leavingQuality,
      limits: [0, 0],
      quantity: 'fraction',
    },
  ]
}

function steamNotices(
  { coilType, steam }: Extract<CoilInput, { steam: object }>,
  drop: number,
  air: number,
): Warning[] {
  const warnings: Warning[] = []
  const gauge = steam.pressure - atmosphere
  const limit = phaseLimits.steamDropShare * Math.max(gauge, 0.05 * steam.pressure)
  if (drop > limit) {
    warnings.push({
      code: 'STEAM_DP',
      severity: 'warning',
      message: `${(drop / 1000).toFixed(1)} kPa steam pressure drop is above a tenth of the gauge pressure; more feeds lower it.`,
      input: 'geometry.circuiting',
      value: drop,
      limits: [0, limit],
      quantity: 'vaporPressureDrop',
    })
  }
  if (air < phaseLimits.freezingAir && !coilType.endsWith('DISTR')) {
    warnings.push({
      code: 'FREEZE_AIR_STEAM',
      severity: 'warning',
      message: `${(air - 273.15).toFixed(1)} °C entering air may freeze condensate; a distributing coil keeps its tubes warm.`,
      input: 'coilType',
      value: air,
      limits: [phaseLimits.freezingAir, 473.15],
      quantity: 'temperature',
    })
  }
  return warnings
}
