import { type BankOf, bankCorrelation } from './bank'

const names = ['Re', 'staggered', 'transversePitch', 'longitudinalPitch', 'tubeDiameter'] as const

/**
 * Loss coefficient of one row in a bank of bare tubes.
 *
 * @param bank  Re in the free flow area [-], layout, pitches and tube diameter [m]
 * @returns pressure drop of a row over rho V^2 / 2 in the free flow area [-]
 *
 * Valid for Re 1 to 3e5 and five rows and more, transverse pitch above 1.05 diameters; constants not yet compared with
 * the paper.
 *
 * Source: E. S. Gaddis, V. Gnielinski, Int. Chemical Engineering 25 (1985) 1-15; VDI Heat Atlas L1.4.
 */
export function bankLoss(bank: BankOf<typeof names>): number {
  const { Re, staggered } = bank
  const a = bank.transversePitch / bank.tubeDiameter
  const b = bank.longitudinalPitch / bank.tubeDiameter
  const narrowest = staggered && b < 0.5 * Math.sqrt(2 * a + 1) ? Math.hypot(a / 2, b) : a
  const laminar = (280 * Math.PI * ((Math.sqrt(b) - 0.6) ** 2 + 0.75)) / ((4 * a * b - Math.PI) * narrowest ** 1.6) / Re
  if (staggered) {
    const turbulent = 2.5 + 1.2 / (a - 0.85) ** 1.08 + 0.4 * (b / a - 1) ** 3 - 0.01 * (a / b - 1) ** 3
    return laminar + (turbulent / Re ** 0.25) * -Math.expm1(-(Re + 200) / 1000)
  }
  const turbulent =
    (0.22 + (1.2 * (1 - 0.94 / b) ** 0.6) / (a - 0.85) ** 1.3) * 10 ** (0.47 * (b / a - 1.5)) + 0.03 * (a - 1) * (b - 1)
  return laminar + (turbulent / Re ** ((0.1 * b) / a)) * -Math.expm1(-(Re + 1000) / 2000)
}

/** Descriptor for the registry. */
export const bankDrop = bankCorrelation({
  id: 'gaddis-gnielinski',
  kind: 'tube bank pressure drop',
  authors: 'Gaddis, Gnielinski',
  year: 1985,
  title: 'Bank of bare tubes: loss of a row',
  names,
  range: { Re: [1, 3e5] },
  accuracy: '35 %',
  source: 'Int. Chemical Engineering 25 (1985) 1-15',
  trust: 'verify',
  value: bankLoss,
})
