/** The texts of an air cooler's notices: the fact with its number in the reader's units, and the advice. */
import { noticeText as coilNoticeText } from '../../coils/notices/coilNotices'
import type { Reader } from '../../display/formatQuantity'
import { noticeWords } from '../../tools/notices/noticeWords'
import type { WordedNotice } from '../../tools/notices/wordedNotices'

/** By code, with the numbers of `noticeWords`. */
const words: Readonly<Partial<Record<string, readonly [fact: string, advice: string]>>> = {
  DUTY_SHORT: ['Gives off {value}', 'Less than the {min} that are asked for. Take more tubes, rows or air.'],
  MARGIN_SMALL: ['Gives off {value}', 'With the margin that is asked for it would be {min}. Take more tubes or air.'],
  APPROACH_TIGHT: ['Leaves {value} above the air', 'Less than {min} seldom pays: take a warmer outlet, or water.'],
  PINCH: [
    'Stream and air come within {value}',
    'Less than {min} takes very much surface: take more air, or a warmer outlet.',
  ],
  AIR_DP_HIGH: ['The air loses {value} in the bundle', 'Above {max}. Take a larger face, fewer rows or fewer fins.'],
  FLUID_DP: ['Process pressure drop {value}', 'Above {max}. Take fewer passes, more tubes or less flow.'],
  TUBE_VEL_LOW: ['Velocity in the tubes {value}', 'Below {min}. Take more passes or fewer tubes.'],
  TUBE_VEL_HIGH: ['Velocity in the tubes {value}', 'Above {max}. Tubes wear: take fewer passes or more tubes.'],
  FOULING_ZERO: ['No fouling inside the tubes', 'Right for a new unit on clean liquid in a closed circuit only.'],
  DESIGN_PRESSURE: ['The stream has {value}', 'It is above the design pressure, {max}.'],
  DESIGN_TEMPERATURE: ['The stream comes with {value}', 'It is above the design temperature, {max}.'],
  P_RATING: ['{value} in the tubes', 'Their walls are calculated for {max}. Take a thicker wall or another metal.'],
  POUR: ['Coldest wall {value}', 'The pour point with its margin is {min}. Slow the fans, or recirculate warm air.'],
  FREEZE: ['Coldest wall {value}', 'The stream may freeze below {min}. Slow the fans, or recirculate warm air.'],
  POUR_UNKNOWN: ['No pour point', 'Give it, so that walls in the winter can be judged.'],
  NOISE: ['Sound {value}', 'Above {max}. Larger fans turn slower; slower tips make less noise.'],
  FAN_POWER: ['Fans take {value}', 'At most {max} is given. Take larger fans, fewer rows or slower air.'],
  FAN_COVERAGE: [
    'The fans cover {value} of the face',
    'Less than {min} spreads the air unevenly. Take larger or more fans.',
  ],
  FAN_ROOM: ['Fans of {value} do not fit', 'A bay has room for {max}. Take smaller or fewer fans.'],
  TIP_SPEED: ['Tips of the blades at {value}', 'Above {max} the buyer must agree. Take slower, larger or more fans.'],
  DISPERSION: [
    'The air spreads by {value} from the ring',
    'More than {max} leaves corners without air. Take a higher plenum, or larger or more fans.',
  ],
  HOT_AIR_RECIRC: [
    'Warm air comes back to the fans',
    'It leaves the bundle with {value}: less than {min} is drawn in again. Give some recirculation, or take induced draft.',
  ],
  FIN_TEMP: ['The stream comes with {value}', 'Fins of this kind hold to {max}. Take another kind of fin.'],
  PASSES_INVALID: [
    'The rows do not divide into {value} passes',
    'The first passes have a row more. Give the rows of each pass, or other passes.',
  ],
  FACE_LIMIT: ['Face velocity {value}', 'At most {max} is given. Take a larger face or less air.'],
  WIDTH: ['The unit is {value} wide', 'There is room for {max}. Take fewer tubes a row, or fewer bays.'],
  LENGTH: ['The unit is {value} long', 'There is room for {max}. Take shorter tubes.'],
  YEAR_REFUSED: ['No year at this place', 'Its air is hotter than the stream in some hours: choose another place.'],
  CLIMATE_NORMALS: ['Only means of the months are known here', 'Sums of the year are an estimate.'],
  VAPOUR_KEPT: [
    '{value} of the vapor leaves with the gas',
    'Vent the gas where it is coldest, take more rows, or lead it to a second condenser.',
  ],
  DEW_FALLS: [
    'The dew point falls by {value}',
    'The last rows have little difference to the air. Less gas, or a vent before them, gives more heat.',
  ],
  MUCH_GAS: [
    '{value} of the stream is gas',
    'Vapor and gas are taken as in equilibrium, which with so much gas may be off. Leave some margin.',
  ],
  COND_FLASH: ['{value} of the stream leaves as vapor', 'Take more surface or air, or less flow.'],
  COMES_COLD: [
    'The stream comes with {value}, below its dew point',
    'At its pressure it is vapor from {min} on, and colder it is liquid.',
  ],
  NOT_CONDENSED: [
    'Nothing condenses: the stream leaves as gas',
    'At its pressure it condenses at {value}, and it leaves at {min}. Give its pressure, more surface, or less flow.',
  ],
  SUPERCRIT_NEAR: [
    'The pressure is {value} from the critical one',
    'Within {min} of it properties change fast: take the result with care.',
  ],
  METHODS_DIFFER: [
    'Both methods for the gas are {value} apart',
    'Leave a margin of as much, or take the one that gives less.',
  ],
  FAN_SHORT: [
    'The fan gives {value}',
    'By its curve it does not reach the {min} that are asked for. Turn its blades further or faster, or take another.',
  ],
  FAN_OTHER: [
    'The fans have {value}',
    'The chosen fan has {min}: its curve is not counted. Choose a fan of this diameter, or Own fan.',
  ],
  TUBE_LAMINAR: [
    'Laminar flow in the tubes',
    'Reynolds number {value}. Take more passes, or a tape or wire in the tubes.',
  ],
  TUBE_TRANSITION: [
    'Flow between laminar and turbulent',
    'Reynolds number {value} in the tubes. The heat is uncertain: take more passes, or an insert.',
  ],
  INSERT_RE: [
    'Reynolds number {value} in the tubes',
    'The insert was measured from {min} to {max}: take film and pressure drop as an estimate.',
  ],
  INSERT_PR: [
    'Prandtl number {value} of the stream',
    'The insert was measured from {min} to {max}: take its film as an estimate.',
  ],
  INSERT_PITCH: [
    'The insert turns in {value} tube diameters',
    'It was measured from {min} to {max}: take film and pressure drop as an estimate.',
  ],
  INSERT_WIRE: [
    'The wire has {value} of the tube diameter',
    'Measured were {min} to {max}: take film and pressure drop as an estimate.',
  ],
  INSERT_TWO_PHASE: [
    'The stream condenses on {value} of the surface',
    'There the insert is not counted: film and pressure drop are those of plain tubes.',
  ],
  INSERT_MAKER: [
    'Film and pressure drop by the maker of the insert',
    'Ask whether they hold at a Reynolds number of {value} of the plain tube.',
  ],
  FEW_ROWS: ['{value} rows', 'Fewer than four rows may give less than the correlation, which was measured on six.'],
}

export function noticeText(warning: WordedNotice, reader: Reader): { fact: string; advice: string } {
  const known = words[warning.code]
  const fact = known && noticeWords(known[0], warning, reader)
  const advice = known && noticeWords(known[1], warning, reader)
  if (fact !== undefined) return { fact, advice: advice ?? '' }
  // Tubes, films and fins are told of as those of coils.
  return coilNoticeText(warning, reader)
}
