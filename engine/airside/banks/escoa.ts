/** Tubes with high fins, solid or segmented, in flue gas: the revised ESCOA correlations. */
import { type BankOf, bankCorrelation } from './bank'

const names = [
  'Re',
  'rows',
  'staggered',
  'serrated',
  'transversePitch',
  'longitudinalPitch',
  'tubeDiameter',
  'finDiameter',
  'finHeight',
  'finSpacing',
  'temperatureRatio',
] as const
type Inputs = BankOf<typeof names>
/** The inputs that are constant along a bank. */
type Shape = Omit<Inputs, 'Re' | 'temperatureRatio'>
/** A factor as a function of the Reynolds number and the ratio of gas to fin temperature. */
type Law = (Re: number, temperatureRatio: number) => number

/**
 * Heat-transfer factor of finned tubes in flue gas.
 *
 * @param bank  Re on the tube in the net free area [-], rows [-], layout and fins, lengths [m], gas over fin
 * temperature [-]
 * @returns J of h = J G cp Pr^(-2/3) [-]
 *
 * Valid for Re 2000 to 500 000; constants of segmented fins not yet compared with the paper.
 *
 * Source: C. Weierman (1976) and the ESCOA revision, as in V. Ganapathy, Industrial Boilers and Heat Recovery Steam
 * Generators (2003).
 */
export function escoaJ(bank: Inputs): number {
  return escoaJLaw(bank)(bank.Re, bank.temperatureRatio)
}

/**
 * The same for solvers: the parts that depend only on the bank are computed once.
 *
 * @param bank  rows [-], layout and fins, lengths [m]
 * @returns J as a function of the Reynolds number and the ratio of the absolute temperatures of gas and fins [-]
 *
 * Valid as `escoaJ`.
 *
 * Source: as `escoaJ`.
 */
export function escoaJLaw(bank: Shape): Law {
  const ratio = bank.longitudinalPitch / bank.transversePitch
  const N = bank.rows
  const gap = bank.finHeight / bank.finSpacing
  const fins = Math.sqrt(bank.finDiameter / bank.tubeDiameter)
  if (bank.staggered) {
    const C3 = bank.serrated ? 0.55 + 0.45 * Math.exp(-0.35 * gap) : 0.35 + 0.65 * Math.exp(-0.25 * gap)
    const C5 = 0.7 + (0.7 - 0.8 * Math.exp(-0.15 * N * N)) * Math.exp(-ratio)
    return (Re, temperatureRatio) => 0.091 * Re ** -0.25 * C3 * C5 * fins * temperatureRatio ** 0.25
  }
  const layout = 0.053 * (1.45 - ((2.9 * bank.longitudinalPitch) / bank.tubeDiameter) ** -2.3)
  const C3 = bank.serrated ? 0.25 + 0.6 * Math.exp(-0.26 * gap) : 0.2 + 0.65 * Math.exp(-0.25 * gap)
  const C5 = 1.1 - (0.75 - 1.5 * Math.exp(-0.7 * N)) * Math.exp(-2 * ratio)
  return (Re, temperatureRatio) => layout * Re ** -0.21 * C3 * C5 * fins * Math.sqrt(temperatureRatio)
}

/**
 * Friction factor of finned tubes in flue gas.
 *
 * @param bank  as `escoaJ`
 * @returns f of dp = 2 (f + a) N G^2 / rho, a for the acceleration of the gas [-]
 *
 * Valid as `escoaJ`. One code uses the first power of the diameter ratio for staggered tubes.
 *
 * Source: as `escoaJ`.
 */
export function escoaF(bank: Inputs): number {
  return escoaFLaw(bank)(bank.Re, bank.temperatureRatio)
}

/**
 * The same for solvers.
 *
 * @param bank  as `escoaJLaw`
 * @returns f as a function of the Reynolds number and the ratio of the absolute temperatures of gas and fins [-]
 *
 * Valid as `escoaF`.
 *
 * Source: as `escoaJ`.
 */
export function escoaFLaw(bank: Shape): Law {
  const ratio = bank.longitudinalPitch / bank.transversePitch
  const N = bank.rows
  const gap = bank.finHeight / bank.finSpacing
  const across = bank.transversePitch / bank.tubeDiameter
  const fins = bank.finDiameter / bank.tubeDiameter
  if (bank.staggered) {
    const C4 = 0.11 * (0.05 * across) ** (-0.7 * gap ** (bank.serrated ? 0.23 : 0.2))
    const rows = 0.7 - 0.8 * Math.exp(-0.15 * N * N)
    const C6 = 1.11 + (1.8 - 2.1 * Math.exp(-0.15 * N * N)) * Math.exp(-2 * ratio) - rows * Math.exp(-0.6 * ratio)
    const shape = C4 * C6 * Math.sqrt(fins)
    return (Re, temperatureRatio) => (0.075 + 1.85 * Re ** -0.3) * shape * temperatureRatio ** -0.25
  }
  const C4 = 0.08 * (0.15 * across) ** (-1.1 * gap ** (bank.serrated ? 0.15 : 0.2))
  const C6 = 1.6 - (0.75 - 1.5 * Math.exp(-0.7 * N)) * Math.exp(-0.2 * ratio * ratio)
  return (Re, temperatureRatio) => (0.11 + 1.4 * Re ** -0.4) * C4 * C6 * fins * temperatureRatio ** 0.25
}

const shared = {
  authors: 'Weierman; ESCOA',
  year: 1976,
  names,
  range: { Re: [2000, 500_000] },
  accuracy: '10 % as quoted in reviews',
  source: 'V. Ganapathy, Industrial Boilers and Heat Recovery Steam Generators (2003)',
  trust: 'verify',
} as const

/** Descriptors for the registry. */
export const escoa = [
  bankCorrelation({
    ...shared,
    id: 'escoa-j',
    kind: 'tube bank heat transfer',
    title: 'High fins in flue gas: heat-transfer factor',
    value: escoaJ,
  }),
  bankCorrelation({
    ...shared,
    id: 'escoa-f',
    kind: 'tube bank pressure drop',
    title: 'High fins in flue gas: friction factor',
    value: escoaF,
  }),
] as const
