/** What the engine's notices say to people: the fact with its number in the reader's units, and what to do. */
import type { Warning } from '../../engine/warnings'
import { formatNumber } from '../display/formatNumber'
import type { Reader } from '../display/formatQuantity'
import { isQuantity } from '../display/units'

interface NoticeText {
  /** The fact, in bold. */
  fact: string
  /** What to do about it. */
  advice: string
}

/** Words by code: `{value}`, `{min}` and `{max}` are the number found and its limits. */
const words: Readonly<Record<string, readonly [fact: string, advice: string]>> = {
  FACE_VEL_LOW: ['Face velocity {value}', 'Below {min}. Air may spread unevenly: choose a smaller face.'],
  FACE_VEL_HIGH: ['Face velocity {value}', 'Above {max}. Choose a larger face or less air.'],
  CARRYOVER: [
    'Face velocity {value}',
    'Above the {max} carry-over limit of a wet coil. Add an eliminator or choose a larger face.',
  ],
  AIR_DP_HIGH: ['Air pressure drop {value}', 'Above {max}. Choose fewer rows, fewer fins or a larger face.'],
  AIR_RE_LOW: [
    'Air flow below the method’s range',
    'Reynolds number {value}, tested from {min}. Take the result as an estimate.',
  ],
  AIR_RE_HIGH: [
    'Air flow above the method’s range',
    'Reynolds number {value}, tested to {max}. Take the result as an estimate.',
  ],
  FIN_RANGE: ['Fin outside the tested range', 'Found {value}, tested from {min} to {max}. Expect a wider error.'],
  ROWS_CAPPED: [
    'More rows than were tested',
    '{value} rows, tested to {max}. Deeper rows are counted like the last one tested.',
  ],
  TUBE_VEL_LOW: ['Fluid velocity {value}', 'Below {min}. Choose fewer circuits or more flow.'],
  TUBE_VEL_HIGH: ['Fluid velocity {value}', 'Above {max}, where tubes wear. Choose more circuits or less flow.'],
  TUBE_LAMINAR: ['Laminar flow in the tubes', 'Reynolds number {value}. Choose fewer circuits or more flow.'],
  TUBE_TRANSITION: [
    'Flow in the tubes between laminar and turbulent',
    'Reynolds number {value}. The result is less certain here.',
  ],
  FLUID_DP: ['Fluid pressure drop {value}', 'Above {max}. Choose more circuits or less flow.'],
  FREEZE_FLUID: ['Fluid may freeze', '{value} at the coldest place. Raise the fluid temperature or add glycol.'],
  DEW_POINT: ['Surface below the dew point', 'Water would condense on this coil. Choose a wet surface.'],
  CAPACITY_LOW: ['Capacity {value}', 'Below the required {min}. Add rows, fins or flow.'],
}

function numberText(value: number | undefined, quantity: string | undefined, reader: Reader): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined
  if (quantity !== undefined && isQuantity(quantity)) return reader.full(value, quantity)
  return formatNumber(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 2 : 4)
}

/** Fills the words; undefined where the notice lacks a number that they need. */
function filled(text: string, { value, limits, quantity }: Warning, reader: Reader): string | undefined {
  const numbers: Record<string, number | undefined> = { value, min: limits?.[0], max: limits?.[1] }
  let isComplete = true
  const full = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const said = numberText(numbers[name], quantity, reader)
    if (said === undefined) isComplete = false
    return said ?? ''
  })
  return isComplete ? full : undefined
}

export function noticeText(warning: Warning, reader: Reader): NoticeText {
  const known = words[warning.code]
  if (!known) return { fact: warning.message, advice: '' }
  const fact = filled(known[0], warning, reader)
  const advice = filled(known[1], warning, reader)
  return { fact: fact ?? warning.message, advice: advice ?? (fact ? warning.message : '') }
}
