import { type BankOf, bankCorrelation, wallFactor } from './bank'

const zukauskasNames = ['Re', 'Pr', 'wallPr'] as const
const churchillNames = ['Re', 'Pr'] as const

/**
 * Nusselt number of a single tube in cross-flow.
 *
 * @param tube  Re on the tube diameter and the free stream [-], Prandtl number [-], that at the wall where known [-]
 * @returns Nu on the tube diameter [-]
 *
 * Valid for Re 1 to 1e6 and Pr 0.7 to 500; outside, the nearest branch is used.
 *
 * Source: A. Zukauskas, Advances in Heat Transfer 8 (1972) 93-160.
 */
export function zukauskasCylinder(tube: BankOf<typeof zukauskasNames>): number {
  const { Re, Pr } = tube
  const power = Pr <= 10 ? 0.37 : 0.36
  const [c, m] = Re <= 40 ? [0.75, 0.4] : Re < 1000 ? [0.51, 0.5] : Re < 2e5 ? [0.26, 0.6] : [0.076, 0.7]
  return c! * Re ** m! * Pr ** power * wallFactor(tube, 0.25)
}

/**
 * Nusselt number of a single tube in cross-flow, in one equation for all Reynolds numbers.
 *
 * @param tube  Re on the tube diameter [-] and Prandtl number [-], at the film temperature
 * @returns Nu on the tube diameter [-]
 *
 * Valid for Re Pr above 0.2.
 *
 * Source: S. W. Churchill, M. Bernstein, ASME J. Heat Transfer 99 (1977) 300-306.
 */
export function churchillBernstein({ Re, Pr }: BankOf<typeof churchillNames>): number {
  const laminar = (0.62 * Math.sqrt(Re) * Math.cbrt(Pr)) / (1 + (0.4 / Pr) ** (2 / 3)) ** 0.25
  return 0.3 + laminar * (1 + (Re / 282_000) ** 0.625) ** 0.8
}

/** Descriptors for the registry. */
export const cylinders = [
  bankCorrelation({
    id: 'zukauskas-cylinder',
    kind: 'tube bank heat transfer',
    authors: 'Zukauskas',
    year: 1972,
    title: 'Single tube across a flow',
    names: zukauskasNames,
    range: { Re: [1, 1e6], Pr: [0.7, 500] },
    accuracy: '20 %',
    source: 'Advances in Heat Transfer 8 (1972) 93-160',
    value: zukauskasCylinder,
  }),
  bankCorrelation({
    id: 'churchill-bernstein',
    kind: 'tube bank heat transfer',
    authors: 'Churchill, Bernstein',
    year: 1977,
    title: 'Single tube across a flow, one equation',
    names: churchillNames,
    range: { Re: [0.2, 1e7] },
    accuracy: '20 %',
    source: 'ASME J. Heat Transfer 99 (1977) 300-306',
    value: churchillBernstein,
  }),
] as const
