/** Heat transfer of banks of bare tubes. */
import { type BankOf, bankCorrelation, wallFactor } from './bank'
import { esduRowFactor, zukauskasRowFactor } from './rowFactors'

const zukauskasNames = ['Re', 'Pr', 'wallPr', 'rows', 'staggered', 'transversePitch', 'longitudinalPitch'] as const
const esduNames = ['Re', 'Pr', 'wallPr', 'rows', 'staggered', 'angle'] as const
const hedhNames = ['Re', 'Pr', 'rows', 'staggered', 'transversePitch', 'longitudinalPitch', 'tubeDiameter'] as const

/**
 * Nusselt number of a bank of bare tubes after Zukauskas.
 *
 * @param bank  Re in the free flow area [-], Prandtl numbers [-], rows [-], layout, pitches [m]
 * @returns Nu on the tube diameter, mean of all rows [-]
 *
 * Valid for Re 1 to 2e6 and Pr 0.7 to 500.
 *
 * Source: A. Zukauskas, Advances in Heat Transfer 8 (1972) 93-160, constants as in A. Bejan, Convection Heat Transfer,
 * 4th ed. (2013).
 */
export function zukauskasBank(bank: BankOf<typeof zukauskasNames>): number {
  const { Re, Pr, staggered } = bank
  const shape = staggered && Re >= 1000 ? (bank.transversePitch / bank.longitudinalPitch) ** 0.2 : 1
  const [c, m] = staggered ? staggeredBranch(Re) : inlineBranch(Re)
  return c * Re ** m * Pr ** 0.36 * shape * wallFactor(bank, 0.25) * zukauskasRowFactor(bank)
}

function inlineBranch(Re: number): readonly [number, number] {
  if (Re < 100) return [0.9, 0.4]
  if (Re < 1000) return [0.52, 0.5]
  return Re < 2e5 ? [0.27, 0.63] : [0.033, 0.8]
}

function staggeredBranch(Re: number): readonly [number, number] {
  if (Re < 500) return [1.04, 0.4]
  if (Re < 1000) return [0.71, 0.5]
  return Re < 2e5 ? [0.35, 0.6] : [0.031, 0.8]
}

/**
 * Nusselt number of a bank of bare tubes after ESDU 73031.
 *
 * @param bank  Re in the free flow area [-], Prandtl numbers [-], rows [-], layout, angle of the flow [rad]
 * @returns Nu on the tube diameter, mean of all rows [-]
 *
 * Valid for Re 10 to 2e6, within 15 %; flow at 10 degrees to the tubes and more.
 *
 * Source: ESDU 73031 (1973) in G. F. Hewitt, G. L. Shires, T. R. Bott, Process Heat Transfer (1994).
 */
export function esduBank(bank: BankOf<typeof esduNames>): number {
  const { Re, Pr, staggered, angle = Math.PI / 2 } = bank
  const [a, m] = staggered
    ? Re <= 300
      ? [1.309, 0.36]
      : Re <= 2e5
        ? [0.273, 0.635]
        : [0.124, 0.7]
    : Re <= 300
      ? [0.742, 0.431]
      : Re <= 2e5
        ? [0.211, 0.651]
        : [0.116, 0.7]
  return a! * Re ** m! * Pr ** 0.34 * wallFactor(bank, 0.26) * esduRowFactor(bank) * Math.sin(angle) ** 0.6
}

/**
 * Nusselt number of a bank of bare tubes after the Heat Exchanger Design Handbook.
 *
 * @param bank  Re in the empty face [-], Prandtl number [-], rows [-], layout, pitches and tube diameter [m]
 * @returns Nu based on half the tube perimeter as in the handbook, mean of all rows [-]
 *
 * Valid for Re 10 to 1e5 and Pr 0.6 to 1000. Its characteristic length is half the perimeter, so that its Nu is not
 * that of Zukauskas.
 *
 * Source: Heat Exchanger Design Handbook (1983), section 2.5.3; H. D. Baehr, K. Stephan, Heat and Mass Transfer (2006).
 */
export function hedhBank(bank: BankOf<typeof hedhNames>): number {
  const { Pr, rows, staggered } = bank
  const a = bank.transversePitch / bank.tubeDiameter
  const b = bank.longitudinalPitch / bank.tubeDiameter
  const voidage = 1 - Math.PI / (4 * a * (b >= 1 ? 1 : b))
  const Re = bank.Re / voidage
  const laminar = 0.664 * Math.sqrt(Re) * Math.cbrt(Pr)
  const turbulent = (0.037 * Re ** 0.8 * Pr) / (1 + 2.443 * Re ** -0.1 * (Pr ** (2 / 3) - 1))
  const row = 0.3 + Math.hypot(laminar, turbulent)
  const arrangement = staggered ? 1 + 2 / (3 * b) : 1 + ((0.7 / voidage ** 1.5) * (b / a - 0.3)) / (b / a + 0.7) ** 2
  return row * (rows < 10 ? (1 + (rows - 1) * arrangement) / rows : arrangement)
}

/** Descriptors for the registry. */
export const bareBanks = [
  bankCorrelation({
    id: 'zukauskas-bank',
    kind: 'tube bank heat transfer',
    authors: 'Zukauskas',
    year: 1972,
    title: 'Bank of bare tubes',
    names: zukauskasNames,
    range: { Re: [1, 2e6], Pr: [0.7, 500] },
    accuracy: '15 %',
    source: 'Advances in Heat Transfer 8 (1972) 93-160',
    value: zukauskasBank,
  }),
  bankCorrelation({
    id: 'esdu-73031',
    kind: 'tube bank heat transfer',
    authors: 'ESDU',
    year: 1973,
    title: 'Bank of bare tubes',
    names: esduNames,
    range: { Re: [10, 2e6] },
    accuracy: '15 %',
    source: 'ESDU 73031 (1973)',
    value: esduBank,
  }),
  bankCorrelation({
    id: 'hedh-bank',
    kind: 'tube bank heat transfer',
    authors: 'Gnielinski',
    year: 1983,
    title: 'Bank of bare tubes, on half the perimeter',
    names: hedhNames,
    range: { Re: [10, 1e5], Pr: [0.6, 1000] },
    accuracy: 'not stated in the sources read',
    source: 'Heat Exchanger Design Handbook (1983) 2.5.3',
    value: hedhBank,
  }),
] as const
