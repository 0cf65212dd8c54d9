/** What there is to say of a mist: droplets that reach the coil, little to gain, water that leaves scale. */
import type { AirProperties } from '../fluids/moistAir'
import type { Warning } from '../warnings'
import type { DropletLife } from './droplet'
import { type MistInput, usualMist } from './mist'

/** Limits of practice: hardness as calcium carbonate, dissolved solids [kg/m3]. */
export const usualMistLimits = { hardness: 0.12, dissolved: 0.5, saturation: 0.95 } as const

interface Found {
  readonly entering: AirProperties
  readonly leaving: AirProperties
  readonly droplets?: DropletLife & { readonly travel: number }
}

/**
 * Notices of a mist in its design hour.
 *
 * @param input  the mist
 * @param found  states of the air, life and travel of the droplets [s]
 * @returns      warnings with code, severity, the fact with its number, the input that mends it, value and limits in SI
 *
 * Valid for every mist.
 *
 * Source: limits of practice as `usualMistLimits`; droplets by the slowest of three statements.
 */
export function mistNotices(input: MistInput, found: Found): Warning[] {
  return [...dropletNotices(found), ...depressionNotices(input, found), ...waterNotices(input)]
}

function dropletNotices({ droplets, leaving }: Found): Warning[] {
  const warnings: Warning[] = []
  if (droplets) {
    const life = Math.max(droplets.byMass.time, droplets.byHeat.time, droplets.byDiffusion.time)
    if (life > droplets.travel)
      warnings.push({
        code: 'WET_COIL',
        severity: life > 2 * droplets.travel ? 'error' : 'warning',
        message: Number.isFinite(life)
          ? `A droplet lives ${life.toFixed(2)} s and reaches the coil after ${droplets.travel.toFixed(2)} s: spray finer, or farther away.`
          : 'A droplet does not evaporate in air that is saturated: it reaches the coil.',
        input: 'spray.distance',
        value: Number.isFinite(life) ? life : droplets.travel,
        limits: [0, droplets.travel],
        quantity: 'time',
      })
  }
  if (leaving.RH > usualMistLimits.saturation)
    warnings.push({
      code: 'MIST_SATURATED',
      severity: 'warning',
      message: `The air leaves the mist with ${(100 * leaving.RH).toFixed(0)} % relative humidity: the last droplets live much longer than one alone.`,
      input: 'effectiveness',
      value: leaving.RH,
      limits: [0, usualMistLimits.saturation],
      quantity: 'share',
    })
  return warnings
}

function depressionNotices({ control }: MistInput, { entering }: Found): Warning[] {
  const least = control?.depression ?? usualMist.depression
  const depression = entering.T - entering.Twb
  if (depression > least) return []
  return [
    {
      code: 'LOW_DEPRESSION',
      severity: 'warning',
      message: `The wet bulb is ${depression.toFixed(1)} K below the dry bulb, no more than the ${least.toFixed(1)} K from which the mist runs.`,
      input: 'control.depression',
      value: depression,
      limits: [least, 60],
      quantity: 'temperatureDifference',
    },
  ]
}

function waterNotices({ water }: MistInput): Warning[] {
  const warnings: Warning[] = []
  const over = (value: number | undefined, limit: number) => value !== undefined && value > limit
  const scale = (value: number, limit: number, of: string, input: string): Warning => ({
    code: 'SCALE',
    severity: value > 2 * limit ? 'error' : 'warning',
    message: `${(1000 * value).toFixed(0)} mg/L of ${of} are above ${(1000 * limit).toFixed(0)} mg/L: droplets that reach the fins leave scale. Treat the water.`,
    input,
    value,
    limits: [0, limit],
    quantity: 'density',
  })
  if (over(water?.hardness, usualMistLimits.hardness))
    warnings.push(scale(water!.hardness!, usualMistLimits.hardness, 'hardness', 'water.hardness'))
  if (over(water?.dissolved, usualMistLimits.dissolved))
    warnings.push(scale(water!.dissolved!, usualMistLimits.dissolved, 'dissolved solids', 'water.dissolved'))
  warnings.push({
    code: 'LEGIONELLA',
    severity: water?.isRecirculated ? 'error' : 'info',
    message: water?.isRecirculated
      ? 'Water that is sprayed must not be taken round again: legionella grows in it.'
      : 'Spray water from the main only, and let the pipes drain when the mist stops: legionella.',
    input: 'water.isRecirculated',
  })
  return warnings
}
