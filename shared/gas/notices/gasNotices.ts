/** The texts of a gas's notices: the fact with its number in the reader's units, and the advice. */
import type { Warning } from '../../../engine/warnings'
import type { Reader } from '../../display/formatQuantity'
import { noticeWords } from '../../tools/notices/noticeWords'

/** By code, with the numbers of `noticeWords`. */
const words: Readonly<Record<string, readonly [fact: string, advice: string]>> = {
  WATER_CONDENSES: [
    'Water condenses below {value}',
    'The gas is stated at {max}, and its properties are those of the gas alone. Dry it, or state it warmer.',
  ],
  ACID_CONDENSES: [
    'Acid condenses below {value}',
    'The gas is stated at {max}. Keep walls above the dew point, or choose a metal that stands the acid.',
  ],
  GAS_CONDENSES: [
    'Heavy gases condense below {value}',
    'The gas is stated at {max}. The estimate is good to some 5 K; the properties are those of the gas alone.',
  ],
  REAL_GAS: [
    'Compressibility {value}',
    'The density is that of the real gas: an ideal gas would be wrong by more than 2 %.',
  ],
  SOUR_GAS: [
    'Hydrogen sulfide {value} ppm',
    'Copper tubes corrode. Choose stainless steel where the gas touches the coil.',
  ],
  FLAMMABLE: ['The gas burns in air', 'Limits of flammability are not worked out here.'],
  OWN_OXYGEN: ['The gas burns and has {value} of oxygen', 'It may burn or explode without air. Check it before use.'],
  DISSOCIATION: [
    'Flame of {value} without dissociation',
    'The actual flame is colder: some of its gases break up and take heat.',
  ],
  FIT_POOR: ['The fit is up to {value} off', 'Take a higher order, or a shorter range of temperatures.'],
  TABLE_PARTLY: [
    '{value} states of the table are left out',
    'The gas is too dense there, or beyond the temperatures that are known.',
  ],
  BESIDE_REFUSED: ['The gas beside it cannot be at this state', 'Choose another, or state both warmer.'],
}

export function noticeText(warning: Warning, reader: Reader): { fact: string; advice: string } {
  const known = words[warning.code]
  const fact = known && noticeWords(known[0], warning, reader)
  const advice = known && noticeWords(known[1], warning, reader)
  return { fact: fact ?? warning.message.replace(/\.$/, ''), advice: fact === undefined ? '' : (advice ?? '') }
}
