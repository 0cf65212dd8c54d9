/** The texts of a mist's notices: the fact with its number in the reader's units, and the advice. */
import type { Warning } from '../../../engine/warnings'
import type { Reader } from '../../display/formatQuantity'
import { noticeWords } from '../../tools/notices/noticeWords'

/** By code, with the numbers of `noticeWords`. */
const words: Readonly<Record<string, readonly [fact: string, advice: string]>> = {
  WET_COIL: [
    'Droplets live {value}',
    'They reach the coil after {max} and wet it. Spray finer, farther away, or with more pressure.',
  ],
  MIST_SATURATED: ['Air leaves at {value}', 'Above {max} the last droplets stay wet. Choose a lower effectiveness.'],
  AIR_HOT: ['Air reaches the coil at {value}', 'Above {max}. Choose a higher effectiveness.'],
  WATER_HIGH: ['Sprays {value}', 'Above {max}. Choose a lower effectiveness, or finer droplets that evaporate more.'],
  NOZZLES_MANY: ['{value} nozzles', 'Above {max}. Choose larger nozzles or more pressure.'],
  NOZZLE_RANGE: [
    'Pump pressure {value}',
    'The nozzle is known near its own pressure: from {min} to {max} flow and droplets may be taken from it.',
  ],
  LOW_DEPRESSION: ['Wet bulb only {value} below the dry bulb', 'The mist runs above {min}: little is gained here.'],
  LEGIONELLA: ['Legionella', 'Spray water from the main only, and let the pipes drain when the mist stops.'],
  MIST_IDLE: ['The mist never runs here', 'Lower the temperature from which it runs, or choose another place.'],
  MIST_COSTS: ['Costs {lack} more than it saves in a year', 'Water, sewer and pump cost more than the energy saved.'],
  PAYBACK_LATE: [
    'Pays back only in year {value}',
    'By the savings of the first; its life is {max} years. Lower what it costs, or mist where more is saved.',
  ],
  HEAD_HELD: [
    'Power falls no further below {value}',
    'The mist runs from colder air on and saves nothing there: let it run from this temperature.',
  ],
  CLIMATE_NORMALS: ['Only means of the months are known here', 'Sums of the year are an estimate.'],
  CLIMATE_OFF: ['Hours of mist are {value} off the hourly file', 'Take the sums of the year as an estimate.'],
  INSTALLED_COST: ['No installed cost', 'Give it, so that payback and cash flow can be told.'],
}

export function noticeText(warning: Warning, reader: Reader): { fact: string; advice: string } {
  const known = words[warning.code]
  // Water that is taken round is no advice but a fault, and its own words say so.
  const own = warning.code === 'LEGIONELLA' && warning.severity === 'error' ? undefined : known
  const fact = own && noticeWords(own[0], warning, reader)
  const advice = own && noticeWords(own[1], warning, reader)
  return { fact: fact ?? warning.message.replace(/\.$/, ''), advice: fact === undefined ? '' : (advice ?? '') }
}
