/** How loud the fans of an air cooler are. */
import { requireWithin } from '../errors'

/** A fan as a source of noise: tip speed [m/s], power at the shaft [W], diameter [m]. */
export interface NoisyFan {
  readonly tipSpeed: number
  readonly power: number
  readonly diameter: number
  readonly draft: 'forced' | 'induced'
}

/** Levels [dB]: of sound power over 1 pW, of sound pressure over 20 uPa. */
export interface Noise {
  readonly powerOfFan: number
  readonly power: number
  /** At 1 m below one fan. */
  readonly pressureAtFan: number
  readonly byDistance: readonly { readonly distance: number; readonly pressure: number }[]
  /** Of all fans, estimated: sound power of each band, and the same weighted as the ear hears it. */
  readonly octaves: readonly OctaveLevel[]
}

/** Middle of an octave band [Hz], its level and its A-weighted level [dB]. */
export interface OctaveLevel {
  readonly frequency: number
  readonly power: number
  readonly weighted: number
}

/**
 * Bands [Hz] with the level of a fan in them, over the A-weighted level of all [dB], and the weight of the ear [dB].
 *
 * Source: levels as Hudson Products measured fans of coolers, independent of the frequency of their blades, in Dae Il Aqua, Cooling
 * Tower Thermal Design, 12: PWL per octave bands; weights IEC 61672-1.
 */
const bands = [
  [63, 5.2, -26.2],
  [125, 4, -16.1],
  [250, 0.9, -8.6],
  [500, -4.5, -3.2],
  [1000, -4.9, 0],
  [2000, -10.1, 1.2],
  [4000, -12.6, 1],
  [8000, -19.9, -1.1],
] as const

/** The published levels make a quarter of a dB less than their sum: all are raised by that [dB]. */
const raised = -sumOf(bands.map(([, level, weight]) => level + weight))

/** Levels together [dB]. */
function sumOf(levels: readonly number[]): number {
  return 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0))
}

const horsepower = 745.6998715822702
/** 1000 ft/min, of which the first formula counts [m/s]. */
const thousandFeet = 5.08
/** Induced fans have the bundle between them and who stands below [dB]. */
const behindBundle = 3

/**
 * Noise of a fan, of all fans, and at distances.
 *
 * @param fan        tip speed [m/s], power [W], diameter [m], draft
 * @param count      fans of this kind
 * @param distances  from the middle of the unit [m]
 * @returns          levels [dB]
 *
 * Valid for axial fans with tips from 10 to 100 m/s; distances of more than the unit's own length, over ground that reflects.
 *
 * Source: sound power GPSA Engineering Data Book, section 10; sound pressure R. Mukherjee, Effectively design air-cooled heat
 * exchangers, Chem. Eng. Prog. 93 no. 2 (1997) 26-47; with distance a half sphere; bands as `bands`, whose A-weighted sum is the sound
 * power: both formulas are taken as A-weighted.
 */
export function noiseOf(fan: NoisyFan, count: number, distances: readonly number[]): Noise {
  requireWithin('the tip speed', fan.tipSpeed, 1, 150)
  requireWithin('the number of fans', count, 1, 1e4)
  // A fan that does no work makes none of this noise; the logarithm wants something.
  const power = 10 * Math.log10(Math.max(fan.power, 1) / horsepower)
  const powerOfFan = 56 + 30 * Math.log10(fan.tipSpeed / thousandFeet) + power
  const all = powerOfFan + 10 * Math.log10(count)
  const induced = fan.draft === 'induced' ? behindBundle : 0
  return {
    powerOfFan,
    power: all,
    pressureAtFan: 46 + 30 * Math.log10(fan.tipSpeed) + power - 20 * Math.log10(fan.diameter) - induced,
    byDistance: distances.map(distance => {
      requireWithin('the distance', distance, 0.5, 1e5)
      return { distance, pressure: all - 10 * Math.log10(2 * Math.PI * distance ** 2) }
    }),
    octaves: bands.map(([frequency, level, weight]) => {
      const power = all + raised + level
      return { frequency, power, weighted: power + weight }
    }),
  }
}
