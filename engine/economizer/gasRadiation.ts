/** How a flue gas radiates to tubes. */

/** Terms of one gas: lines by powers of the logarithm of pressure times length, in a line powers of the temperature. */
const waterTerms = [
  [-2.2118, -1.1987, 0.035596],
  [0.85667, 0.93048, -0.14391],
  [-0.10838, -0.17156, 0.045915],
] as const
const dioxideTerms = [
  [-3.9893, 2.7669, -2.1081, 0.39163],
  [1.271, -1.109, 1.0195, -0.21897],
  [-0.23678, 0.19731, -0.19544, 0.044644],
] as const

/** Emissivity of one gas alone in a thin mixture at 1 bar, by temperature over 1000 K and the logarithm of bar times cm. */
function thin(terms: readonly (readonly number[])[], t: number, logarithm: number): number {
  let sum = 0
  for (let i = terms.length - 1; i >= 0; i--) {
    let line = 0
    for (let j = terms[i]!.length - 1; j >= 0; j--) line = line * t + terms[i]![j]!
    sum = sum * logarithm + line
  }
  return Math.exp(sum)
}

/** What pressure does: the broadening of the lines, most of it at one length. */
function broadened(effective: number, a: number, b: number, c: number, from: number): number {
  return 1 - (((a - 1) * (1 - effective)) / (a + b - 1 + effective)) * Math.exp(-c * from * from)
}

/**
 * Emissivity of flue gas: of its water and its carbon dioxide, less what both have in common.
 *
 * @param input.T        temperature [K]
 * @param input.p        pressure [Pa]
 * @param input.water    mole fraction of water vapour [-]
 * @param input.dioxide  mole fraction of carbon dioxide [-]
 * @param input.length   mean length of beams [m]
 * @returns              emissivity [-]
 *
 * Valid for 400 to 2500 K and lengths of some centimetres to some metres; held at these temperatures outside.
 *
 * Source: B. Leckner, Combustion and Flame 19 (1972) 33-48, as in M. F. Modest, Radiative Heat Transfer (2013), chapter 11.
 */
export function gasEmissivity(input: { T: number; p: number; water: number; dioxide: number; length: number }): number {
  const t = Math.min(Math.max(input.T, 400), 2500) / 1000
  const bar = input.p / 1e5
  const [w, c] = [input.water * bar, input.dioxide * bar]
  const path = (pressure: number) => Math.log10(Math.max(pressure * input.length * 100, 1e-6))
  const ofWater = w > 0 ? thin(waterTerms, t, path(w)) * waterPressure(t, bar, w, path(w)) : 0
  const ofDioxide = c > 0 ? thin(dioxideTerms, t, path(c)) * dioxidePressure(t, bar, c, path(c)) : 0
  const share = w / Math.max(w + c, 1e-9)
  const shared = (share / (10.7 + 101 * share) - 0.0089 * share ** 10.4) * Math.max(0, path(w + c)) ** 2.76
  return Math.max(0, ofWater + ofDioxide - (w > 0 && c > 0 ? shared : 0))
}

function waterPressure(t: number, bar: number, w: number, path: number): number {
  const a = t < 0.75 ? 2.144 : 1.888 - 2.053 * Math.log10(t)
  return broadened(bar + (2.56 * w) / Math.sqrt(t), a, 1.1 / t ** 1.4, 0.5, Math.log10(13.2 * t * t) - path)
}

function dioxidePressure(t: number, bar: number, c: number, path: number): number {
  const longest = t < 0.7 ? 0.054 / (t * t) : 0.225 * t * t
  return broadened(bar + 0.28 * c, 1 + 0.1 / t ** 1.45, 0.23, 1.47, Math.log10(longest) - path)
}

/**
 * Mean length of the beams between the tubes of a bank.
 *
 * @param diameter      over the fins, or of the bare tubes [m]
 * @param transverse    pitch across the gas [m]
 * @param longitudinal  pitch along the gas [m]
 * @returns             length [m]
 *
 * Valid for banks of many rows.
 *
 * Source: V. Ganapathy, Industrial Boilers and Heat Recovery Steam Generators (2003), chapter 8.
 */
export function beamLength(diameter: number, transverse: number, longitudinal: number): number {
  return (1.08 * Math.max(0, transverse * longitudinal - 0.785 * diameter * diameter)) / diameter
}

/** Of what is radiated, how much tubes take that are dull with oxide [-]. */
const dull = 0.9
/** Stefan and Boltzmann [W/m2 K4]. */
const sigma = 5.670374419e-8

/**
 * Coefficient of what a grey gas radiates to dull tubes.
 *
 * @param emissivity  of the gas [-]
 * @param gas         temperature of the gas [K]
 * @param wall        temperature of the wall [K]
 * @returns           coefficient [W/m2 K]
 *
 * Valid for every pair of temperatures; the gas absorbs as it emits.
 *
 * Source: as `beamLength`.
 */
export function radiantCoefficient(emissivity: number, gas: number, wall: number): number {
  return sigma * dull * emissivity * (gas * gas + wall * wall) * (gas + wall)
}
