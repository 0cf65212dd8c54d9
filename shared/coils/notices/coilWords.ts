/** The words of the notices of coils. A page has those of its own notices, which come with each rating. */
import type { Warning } from '../../../engine/warnings'
import type { NoticeWords, WordedNotice } from '../../tools/notices/wordedNotices'

/**
 * The texts by code; if a code has two meanings, by code and the field or quantity that distinguishes them. `{value}`,
 * `{min}` and `{max}` are the number and its limits, `{name}` is the start of the engine's message.
 */
const words: Readonly<Record<string, NoticeWords>> = {
  DUTY_SIGN: ['Heat flows the wrong way', 'The fluid enters at {value}. Change its temperature or the application.'],
  CAPACITY_LOW: ['Capacity {value}', 'Below the required {min}. Add rows, fins or flow.'],
  LEAVING_AIR_HIGH: ['Air leaves at {value}', 'Above the required {max}. Add rows, fins or flow.'],
  LEAVING_WET_BULB_HIGH: ['Air leaves at {value} wet bulb', 'Above the required {max}. Add rows, fins or flow.'],
  LEAVING_WET_BULB_LOW: ['Air leaves at {value} wet bulb', 'Below the required {min}. Add rows, fins or flow.'],
  LEAVING_AIR_LOW: ['Air leaves at {value}', 'Below the required {min}. Add rows, fins or flow.'],
  FACE_VEL_LOW: ['Face velocity {value}', 'Below {min}. Air may spread unevenly: choose a smaller face or more air.'],
  FACE_VEL_HIGH: ['Face velocity {value}', 'Above {max}. Choose a larger face or less air.'],
  CARRYOVER: [
    'Face velocity {value}',
    'Above the {max} carry-over limit of these fins when wet. Add an eliminator or choose a larger face.',
  ],
  'CARRYOVER length': [
    'Wet fins {value} high',
    'Above {max} their own water floods them. Put a pan between, or stack two coils.',
  ],
  AIR_DP_HIGH: ['Air pressure drop {value}', 'Above {max}. Choose a larger face, fewer rows or fewer fins.'],
  AIR_RE_LOW: [
    'Less air than the fin data covers',
    'Reynolds number {value}, data from {min}. Take the result as an estimate.',
  ],
  AIR_RE_HIGH: [
    'More air than the fin data covers',
    'Reynolds number {value}, data to {max}. Take the result as an estimate.',
  ],
  FIN_RANGE: ['{name} {value}', 'The published fin data cover {min} to {max}. Expect a wider error.'],
  ROWS_CAPPED: ['{value} rows', 'The fin data end at {max} rows. Rows beyond count like the last.'],
  FIN_UNCALIBRATED: [
    'No published data for these very fins',
    'Rated by a stand-in: take it as an estimate, or give factors from tests.',
  ],
  COATING: ['Coating of {value}', 'Above {max} it may bridge the fins. Choose a thinner coating or wider fins.'],
  TEMP_MATERIAL: ['{value} at the hottest', 'Above the {max} that this material or coating bears.'],
  FLUID_MATERIAL: ['{name}', ''],
  COLD_MATERIAL: ['{value} at the coldest', 'Below the {min} down to which this material is used.'],
  GALVANIC: [
    'Two metals touch',
    'Aluminum fins on these tubes corrode in marine or industrial air: coat them, or choose other fins there.',
  ],
  TUBE_VEL_LOW: ['Fluid velocity {value}', 'Below {min}. Choose fewer circuits or more flow.'],
  TUBE_VEL_HIGH: [
    'Fluid velocity {value}',
    'Above {max}. Tubes wear in steady use: choose more circuits or less flow.',
  ],
  HEADER_UNEVEN: [
    'Header head {value} of the circuit drop',
    'Above {max} feeds share unevenly. Choose fewer circuits.',
  ],
  STATIC_HEAD: ['Fluid weighs {value} of the circuit drop', 'Not counted: set the side up in the segmented program.'],
  CIRCUITS_SPREAD: ['Circuits spread {value} at their ends', 'Above {max}. Even out air, leads or lengths.'],
  TUBE_LAMINAR: [
    'Laminar flow in the tubes',
    'Reynolds number {value}, below {min}. Choose fewer circuits or more flow.',
  ],
  TUBE_TRANSITION: [
    'Flow between laminar and turbulent',
    'Reynolds number {value} in the tubes. The capacity is uncertain.',
  ],
  ENH_UNCALIBRATED: ['No published data for balls in tubes', 'Take the result as an estimate, or test such a tube.'],
  GAS_DP: ['Gas pressure drop {value}', 'Above a tenth of its pressure, {max}. Choose more circuits or less flow.'],
  GAS_CONDENSES: [
    'Water of the gas condenses in the tubes',
    '{value} at the coldest wall is below its dew point. Dry the gas, or warm the air.',
  ],
  REAL_GAS: [
    'Gas far from ideal: compressibility {value}',
    'Its density is that of the real gas; compare with no program that takes it for ideal.',
  ],
  EXTRAPOLATED_PROPERTY: [
    '{value} at the wall',
    'The fluid is known from {min} to {max}; its properties were held at the end.',
  ],
  SUPERCRIT_NEAR: [
    'Heat capacity peaks at {value}',
    'Near there the row by row rating is coarse: v2025 follows the fluid closely.',
  ],
  FLUID_DP: ['Fluid pressure drop {value}', 'Above {max}. Choose more circuits or less flow.'],
  FREEZE_FLUID: ['{value} at the coldest wall', 'Near freezing. Raise the fluid temperature or reduce the duty.'],
  'FREEZE_FLUID coilType': ['{value} at the coldest tube', 'Condensate freezes there. Choose a distributing coil.'],
  BURST_PROTECTION: ['Tubes hold to about {value}', 'At rest; not confirmed. It flows above {min}.'],
  FILM_TEMP: ['{value} at the wall', 'Above {max} (not confirmed) this oil cracks.'],
  FROST: [
    '{value} mean surface',
    'Frost forms on it; the capacity holds only while it is clear. Raise the fluid temperature.',
  ],
  SURFACE_DRY_FORCED: ['{value} mean surface', 'Below the {min} dew point, yet the surface is set dry. Choose Wet.'],
  PINCH: ['{value} between air and fluid', 'At the closer end. Choose more flow or a smaller coil.'],
  RH_SUPERSAT: ['{value} supersaturation', 'It was taken out as mist inside the coil.'],
  BALANCE: ['Heat balance open by {value}', 'Air and fluid should agree to {max}. Check the inputs.'],
  NOT_CONVERGED: [
    'The calculation did not settle',
    'Do not use this result. Change the flow a little and calculate again.',
  ],
  FIN_HEIGHT: ['Fin height {value}', 'The tube pitch does not divide it: {max} was rated.'],
  CIRCUIT_UNEVEN: [
    'Circuits differ in length',
    'The feeds do not divide the tubes evenly; the mean circuit was rated.',
  ],
  CIRCUIT_INVALID: ['{value} feeds were asked for', 'Feeds are whole tubes: the nearest whole number was rated.'],
  CIRCUIT_PUNCHED: ['{value} tubes punched out', 'They stay without fluid so that all circuits are alike.'],
  LEAD_ASSUMED: ['Lead read as {value} long', 'The meaning of the lead codes is to be confirmed.'],
  CONNECTION_VEL: [
    '{value} in the connections',
    'Above {max}, and this schedule has none larger. Choose another, or divide the coil.',
  ],
  CONNECTION_LEAST: [
    'Connections of {value}',
    'The smallest of this schedule; {min} would carry the flow. Choose another schedule.',
  ],
  CONNECTION_STEP: [
    'Connections are about to change',
    'A little more flow takes the next size, which saves {value} of the drop or more.',
  ],
  CHOSEN: ['{name}', 'The next best of those tried has {value} of this capacity.'],
  CIRCUIT_ODD_PASS: [
    'Odd number of passes',
    '{value} in a circuit: supply and return are on opposite ends of the coil.',
  ],
  FOULING_ZERO: ['No fouling inside the tubes', 'Right for a new coil on clean water or steam only.'],
  WET_F_CAPPED: ['Wet friction at the end of its data', 'Take the wet pressure drop as an estimate.'],
  'RH_SUPERSAT surfaceCondition': ['{value} relative humidity leaves', 'Such air does not exist. Choose Wet.'],
  'SUPERCRIT_NEAR refrigerant.at.value': [
    '{value} of the critical pressure',
    'Properties change fast here: take the result as an estimate.',
  ],
  TABLE_BOX: [
    'Close to the critical point, {value}',
    'From {min} to {max} the reference equation took the place of the tables.',
  ],
  REF_DP_T: ['{value} of saturation temperature lost', 'Above {max}. Choose more circuits.'],
  'REF_DP_T vaporPressureDrop': [
    'Pressure drop {value}',
    'More than the {max} that there is: this flow does not pass. Choose more circuits.',
  ],
  G_LOW: ['Mass flux {value}', 'Below {min} oil may stay in the coil. Choose fewer circuits.'],
  G_HIGH: ['Mass flux {value}', 'Above {max} much pressure is lost. Choose more circuits.'],
  SUPERHEAT_UNREACHABLE: [
    'Superheat {value}',
    'Above {max}, seven tenths of the difference between air and suction. Ask for less.',
  ],
  LIQUID_SUCTION: ['Liquid leaves: quality {value}', 'It may harm the compressor. Choose less flow or a larger coil.'],
  DRYOUT_SHARE: [
    '{value} of the boiling surface is dry inside',
    'Above {max}. More circuits or less superheat wet it.',
  ],
  COND_FLASH: ['Vapor leaves: quality {value}', 'It would flash at the valve. Choose less flow or a larger coil.'],
  PHASED_OUT: ['Refrigerant phased out', 'CFC and HCFC serve what stands only.'],
  PHASED_DOWN: ['Warming potential {value}', 'Above {max} closed to most new equipment.'],
  SAFETY_CLASS: ['{name}', 'ASHRAE 15 limits its charge.'],
  SUBCOOL_UNREACHABLE: ['{value} is not reached', 'The air is too warm: rated with what is possible. Ask for less.'],
  NOZZLE_LOAD: [
    'Distributor at {value} of its rated flow',
    'From {min} to {max} it divides evenly. Choose another nozzle.',
  ],
  GLIDE_COUNTER: ['{value} of glide is lost', 'Parallel flow does not use it. Choose counterflow.'],
  P_RATING: ['{value} in the tubes', 'They are calculated for {max}. Choose a thicker wall, or have the coil tested.'],
  'P_RATING geometry.bodySchedule': [
    '{value} in the headers',
    'With their holes they are calculated for {max}. Choose a thicker body schedule, or have the coil tested.',
  ],
  STANDING_PRESSURE: [
    '{value} while the coil stands in hot air',
    'The tubes are calculated for {max}. Choose a thicker wall, or have the coil tested.',
  ],
  'STANDING_PRESSURE geometry.bodySchedule': [
    '{value} while the coil stands in hot air',
    'The headers with their holes are calculated for {max}. Choose a thicker body schedule, or have the coil tested.',
  ],
  PRESSURE_RISE: [
    'Pressure rises by {value} along the tubes',
    'What condenses slows down: more comes back than friction takes.',
  ],
  STEAM_DP: ['Steam pressure drop {value}', 'Above a tenth of the gauge pressure, {max}. Choose more circuits.'],
  STEAM_LOAD: [
    '{value} of condensate a tube',
    'Above {max} it fills half the tube. Choose more circuits or more fall.',
  ],
  STEAM_QUALITY: ['Steam quality {value}', 'Below {min}. Put a separator before the coil.'],
  STEAM_LENGTH: ['Tubes {value} diameters long', 'An inner tube serves {max} evenly. Choose a shorter coil.'],
  STEAM_ORIFICES: [
    'Orifices take {value} of the inner bore',
    'Above {max} the first take most of the steam. Choose smaller ones, or fewer.',
  ],
  STEAM_INNER_TUBE: ['Inner tube {value}', 'It leaves no bore, or fills the tube of {max} inside. Choose another.'],
  SUPERHEAT_HIGH: ['Superheat {value}', 'Above {max} it strains brazed tubes. Desuperheat the steam.'],
  FREEZE_AIR_STEAM: ['Air enters at {value}', 'Below {min} condensate may freeze. Choose a distributing coil.'],
}

/** The words of a notice of coils, with its name; undefined where the engine's own are all that there are. */
export function coilWords({ code, input, quantity, message }: Warning): NoticeWords | undefined {
  const known = words[`${code} ${input}`] ?? words[`${code} ${quantity}`] ?? words[code]
  const name = message.split(/ [\d.]|\.$/)[0] ?? ''
  return known && [known[0].replace('{name}', () => name), known[1]]
}

export const withCoilWords = (warning: Warning): WordedNotice => ({ ...warning, words: coilWords(warning) })
