/** The texts of the engine's notices: the fact with its number in the reader's units, and the advice. */
import type { Warning } from '../../../engine/warnings'
import type { Reader } from '../../display/formatQuantity'
import { noticeWords } from '../../tools/notices/noticeWords'

/** By code, with the numbers of `noticeWords`. */
const words: Readonly<Record<string, readonly [fact: string, advice: string]>> = {
  HEAT_LOW: ['Recovers {value}', 'At least {min} is required. Choose more rows, longer tubes or denser fins.'],
  GAS_DP: ['Gas pressure drop {value}', 'Above {max}. Choose more tubes wide, longer tubes or fewer rows.'],
  AIR_RE_LOW: [
    'Less gas than the fin data covers',
    'Reynolds number {value}, data from {min}. Take the result as an estimate.',
  ],
  AIR_RE_HIGH: [
    'More gas than the fin data covers',
    'Reynolds number {value}, data to {max}. Take the result as an estimate.',
  ],
  GAS_OUT_LOW: ['Gas leaves at {value}', 'Below {min}. Choose fewer rows or by-pass some gas.'],
  COLD_END: [
    'Coldest metal {value}',
    'Dew point and margin need {min}. Warm the water, by-pass gas or take a better metal.',
  ],
  STEAMING: [
    'Water leaves {value} below boiling',
    'At least {min} is kept. Feed by modulation, raise its pressure or by-pass gas.',
  ],
  TIP_TEMP: ['Fin tips reach {value}', 'Their metal bears {max}. Choose another metal, or shorter fins.'],
  FREEZE_FLUID: ['Water comes at {value}', 'Keep it above {min}, or take glycol.'],
  TEMP_MATERIAL: ['Tubes reach {value}', 'Their metal bears {max}. Choose another metal.'],
  P_RATING: ['Water pressure {value}', 'The tubes bear {max}. Choose a thicker wall.'],
  TUBE_VEL_LOW: ['Water velocity {value}', 'Below {min}. Choose fewer circuits.'],
  TUBE_VEL_HIGH: ['Water velocity {value}', 'Above {max}. Choose more circuits.'],
  TUBE_LAMINAR: ['Laminar flow in the tubes, Reynolds number {value}', 'Choose fewer circuits.'],
  TUBE_TRANSITION: [
    'Reynolds number {value} in the tubes',
    'Below 4,000 the film is uncertain. Choose fewer circuits.',
  ],
  FLUID_DP: ['Water pressure drop {value}', 'Above {max}. Choose more circuits.'],
  PINCH: ['Gas and water come within {value}', 'More surface brings no more heat. Choose fewer rows.'],
  FOG: ['Some water leaves as fog', 'The gas cools faster than it dries; the heat of the fog is not counted.'],
  DRAFT: ['Draft is short by {lack}', 'The fan of the burner must give it, or a wider stack.'],
  FUEL_SAVED: [
    '{value} of the fuel is saved with the heat of the full fire',
    'The smaller fire leaves less heat: fuel saved and efficiency are too high, the fuel by up to that share of it.',
  ],
  NOT_CONVERGED: ['The balance is open', 'Do not use this result: report it.'],
  HEIGHT: ['The unit is {value} high', 'There is room for {max}. Choose fewer rows or a closer row pitch.'],
  WIDTH: ['The unit is {value} wide', 'There is room for {max}. Choose shorter tubes or fewer tubes wide.'],
  WEIGHT: ['The unit weighs {value} dry', 'The place bears {max}. Choose fewer rows or lower fins.'],
  FUEL_PRICE: ['This fuel has no price', 'Give it, so that the year has its money.'],
  STAGE_COST: [
    'No installed cost',
    'The payback counts the first stage alone. Give what the second costs, or 0 if one price covers both.',
  ],
  INSTALLED_COST: ['No installed cost', 'Give it, so that payback and cash flow can be told.'],
}

/** What another rating than that of the design is told with: `At 50 % fire: `, `With No. 2 oil: `. */
const elsewhere = /^(At|With) (.+?): /

export function noticeText(warning: Warning, reader: Reader): { fact: string; advice: string } {
  const [told = '', word = '', what = ''] = elsewhere.exec(warning.message) ?? []
  const plain = warning.message.slice(told.length)
  const known = words[warning.code]
  const worded = warning.code === 'DRAFT' ? { ...warning, quantity: 'airPressureDrop' } : warning
  // Water that boils has no margin to tell of: the engine's own words have the share of steam.
  const isBoiling = warning.code === 'STEAMING' && warning.severity === 'error'
  const fact = known && !isBoiling ? noticeWords(known[0], worded, reader) : undefined
  const advice = known && noticeWords(known[1], worded, reader)
  const where = warning.input?.startsWith('condensing') ? ' in the second stage' : ''
  return {
    fact: `${fact ?? plain.replace(/\.$/, '')}${where}${told && ` ${word.toLowerCase()} ${what}`}`,
    advice: advice ?? '',
  }
}
