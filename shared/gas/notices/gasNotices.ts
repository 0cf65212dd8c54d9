/** The texts of a gas's notices: the fact with its number in the reader's units, and the advice. */
import { noticeText as coilNoticeText } from '../../coils/notices/coilNotices'
import type { Reader } from '../../display/formatQuantity'
import { noticeWords } from '../../tools/notices/noticeWords'
import type { WordedNotice } from '../../tools/notices/wordedNotices'

/** By code, with the numbers of `noticeWords`. */
const words: Readonly<Partial<Record<string, readonly [fact: string, advice: string]>>> = {
  WATER_CONDENSES: [
    'Water condenses below {value}',
    'The gas is stated at {max}, and its properties are those of the gas alone. Dry it, or state it warmer.',
  ],
  ACID_CONDENSES: [
    'Acid condenses below {value}',
    'The gas is stated at {max}. Keep walls above the dew point, or choose a metal that stands the acid.',
  ],
  ACID_NEAR: [
    'Gas at {value} near an acid dew point',
    'Acid dew points are known within some kelvins: acid may condense up to {min}. State it warmer to be safe.',
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
  COIL_CONDENSES: [
    'Coldest surface {value}',
    'The gas condenses there from {min} down: this rating of a dry coil does not hold. Warm the fluid, or dry the gas.',
  ],
  DEW_MARGIN: ['Coldest surface {value}', 'Near a dew point: by practice it stays above {min}.'],
  'GAS_DP airPressureDrop': ['Gas pressure drop {value}', 'Above {max}. Enlarge the face, or take fewer rows or fins.'],
  GAS_VESSEL: [
    'Gas at {value} around the fins',
    'A pressure vessel takes the place of a casing, and presses on the tubes from outside: neither is calculated here.',
  ],
  HEAT_LOW: ['Heat {value}', 'Below {min}. Take more rows or fins, a larger face, or more fluid.'],
  BESIDE_REFUSED: ['The gas beside it cannot be at this state', 'Choose another, or state both warmer.'],
}

export function noticeText(warning: WordedNotice, reader: Reader): { fact: string; advice: string } {
  const { code, severity, quantity } = warning
  const isOfCoil = code === 'GAS_CONDENSES' && severity === 'error'
  const known = isOfCoil ? words.COIL_CONDENSES : (words[`${code} ${quantity}`] ?? words[code])
  // Fins, tubes and fluids of a dry gas coil are those of coils in air.
  if (!known) return coilNoticeText(warning, reader)
  const fact = noticeWords(known[0], warning, reader)
  const advice = noticeWords(known[1], warning, reader)
  return { fact: fact ?? warning.message.replace(/\.$/, ''), advice: fact === undefined ? '' : (advice ?? '') }
}
