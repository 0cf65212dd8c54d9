/** Pressure drop of tubes with round fins, row by row. */
import { type BankOf, bankCorrelation } from './bank'

const esduHighNames = ['Re', 'areaRatio', 'transversePitch', 'longitudinalPitch', 'tubeDiameter'] as const
const esduLowNames = ['Re', 'finHeight', 'finSpacing', 'transversePitch', 'longitudinalPitch', 'tubeDiameter'] as const
const robinsonNames = ['Re', 'transversePitch', 'diagonalPitch', 'tubeDiameter'] as const
const ganguliNames = ['Re', 'transversePitch', 'finDiameter', 'tubeDiameter', 'finSpacing', 'finHeight'] as const

/**
 * Loss coefficient of a row of staggered tubes with high round fins after ESDU 86022.
 *
 * @param bank  Re in the free flow area [-], total over bare outside area [-], pitches and tube diameter [m]
 * @returns K of dp = [1 + sigma^2 + N K] rho V^2 / 2 [-]
 *
 * Valid for Re 5000 to 50 000; 72 % of the data within 10 %.
 *
 * Source: ESDU 86022 (1986) in G. F. Hewitt, G. L. Shires, T. R. Bott, Process Heat Transfer (1994).
 */
export function esduHighFinLoss(bank: BankOf<typeof esduHighNames>): number {
  const { Re, areaRatio, transversePitch, longitudinalPitch, tubeDiameter: d } = bank
  return 4.567 * Re ** -0.242 * areaRatio ** 0.504 * (transversePitch / d) ** -0.376 * (longitudinalPitch / d) ** -0.546
}

/**
 * Loss coefficient of a row of tubes with low round fins after ESDU.
 *
 * @param bank  Re in the free flow area [-], fins, pitches and tube diameter [m]
 * @returns K of dp = [1 + sigma^2 + N K] rho V^2 / 2 [-]
 *
 * Valid for Re 1000 to 80 000; standard deviation 7.7 %. The leading constant is 4.71 in one transcription.
 *
 * Source: ESDU 84016 (1984) in G. F. Hewitt, G. L. Shires, T. R. Bott, Process Heat Transfer (1994).
 */
export function esduLowFinLoss(bank: BankOf<typeof esduLowNames>): number {
  const { Re, transversePitch, longitudinalPitch, tubeDiameter: d } = bank
  const across = transversePitch - d
  const fins = (bank.finHeight / bank.finSpacing) ** 0.51
  return 4.72 * Re ** -0.286 * fins * (across / (longitudinalPitch - d)) ** 0.536 * (d / across) ** 0.36
}

/**
 * Friction factor of a row of staggered tubes with high round fins after Robinson and Briggs.
 *
 * @param bank  Re in the free flow area [-], transverse and diagonal pitch, tube diameter [m]
 * @returns f of dp = f N G^2 / rho [-]
 *
 * Valid for Re 2000 to 50 000. The last ratio is not yet compared with the paper; it is 1 in equilateral layouts.
 *
 * Source: K. K. Robinson, D. E. Briggs, Chem. Eng. Prog. Symp. Ser. 62 no. 64 (1966) 177-184.
 */
export function robinsonBriggs(bank: BankOf<typeof robinsonNames>): number {
  const { Re, transversePitch, diagonalPitch, tubeDiameter } = bank
  const pitch = (transversePitch / tubeDiameter) ** -0.927 * (transversePitch / diagonalPitch) ** 0.515
  return 18.93 * Re ** -0.316 * pitch
}

/**
 * Friction factor of a row of staggered tubes with high round fins after Ganguli.
 *
 * @param bank  Re in the free flow area [-], transverse pitch, fin and tube diameter, gap and height of fins [m]
 * @returns f of dp = 2 f N G^2 / rho [-]
 *
 * Valid for tubes whose fins do not overlap; Re 1000 to 100 000.
 *
 * Source: A. Ganguli, S. S. Tung, J. Taborek, AIChE Symp. Ser. 81 (1985) 122-128.
 */
export function ganguliFriction(bank: BankOf<typeof ganguliNames>): number {
  const a = Math.max(0, (bank.transversePitch - bank.finDiameter) / bank.tubeDiameter)
  const Re = (bank.Re * bank.finSpacing) / bank.finHeight
  return (1 + (2 * Math.exp(-a / 4)) / (1 + a)) * (0.021 + 27.2 / Re + 0.29 / Re ** 0.2)
}

/** Descriptors for the registry. */
export const highFinDrops = [
  bankCorrelation({
    id: 'esdu-high-fin-loss',
    kind: 'tube bank pressure drop',
    authors: 'ESDU',
    year: 1986,
    title: 'High round fins, staggered: loss of a row',
    names: esduHighNames,
    range: { Re: [5000, 50_000] },
    accuracy: '72 % of the data within 10 %',
    source: 'ESDU 86022 (1986)',
    value: esduHighFinLoss,
  }),
  bankCorrelation({
    id: 'esdu-low-fin-loss',
    kind: 'tube bank pressure drop',
    authors: 'ESDU',
    year: 1984,
    title: 'Low round fins: loss of a row',
    names: esduLowNames,
    range: { Re: [1000, 80_000] },
    accuracy: 'standard deviation 7.7 %',
    source: 'ESDU 84016 (1984)',
    value: esduLowFinLoss,
  }),
  bankCorrelation({
    id: 'robinson-briggs',
    kind: 'tube bank pressure drop',
    authors: 'Robinson, Briggs',
    year: 1966,
    title: 'High round fins, staggered: friction factor of a row',
    names: robinsonNames,
    range: { Re: [2000, 50_000] },
    accuracy: 'standard deviation 8 % as quoted in reviews',
    source: 'Chem. Eng. Prog. Symp. Ser. 62 no. 64 (1966) 177-184',
    trust: 'verify',
    value: robinsonBriggs,
  }),
  bankCorrelation({
    id: 'ganguli-f',
    kind: 'tube bank pressure drop',
    authors: 'Ganguli, Tung, Taborek',
    year: 1985,
    title: 'High round fins, staggered: friction factor of a row',
    names: ganguliNames,
    range: { Re: [1000, 100_000] },
    accuracy: 'not stated in the sources read',
    source: 'AIChE Symp. Ser. 81 (1985) 122-128',
    value: ganguliFriction,
  }),
] as const
