/** Heat transfer of tubes with round fins, before fin efficiency. */
import { type BankOf, bankCorrelation, wallFactor } from './bank'
import { esduRowFactor, highFinRowFactor } from './rowFactors'

const briggsYoungNames = ['Re', 'Pr', 'finSpacing', 'finHeight', 'finThickness'] as const
const esduHighNames = [
  'Re',
  'Pr',
  'wallPr',
  'rows',
  'finSpacing',
  'finHeight',
  'transversePitch',
  'longitudinalPitch',
] as const
const esduLowNames = [
  'Re',
  'Pr',
  'wallPr',
  'rows',
  'staggered',
  'finSpacing',
  'finHeight',
  'finDiameter',
  'transversePitch',
] as const
const ganguliNames = ['Re', 'Pr', 'rows', 'staggered', 'areaRatio'] as const

/**
 * Nusselt number of staggered tubes with high round fins after Briggs and Young.
 *
 * @param bank  Re on the root diameter in the free flow area [-], Prandtl number [-], gap, height and thickness of fins
 * [m]
 * @returns Nu on the root diameter [-]
 *
 * Valid for Re 1000 to 18 000, tubes 11.1 to 40.9 mm, fins 1.4 to 16.6 mm high and 0.33 to 2.0 mm thick, six rows.
 *
 * Source: D. E. Briggs, E. H. Young, Chem. Eng. Prog. Symp. Ser. 59 no. 41 (1963) 1-10.
 */
export function briggsYoung(bank: BankOf<typeof briggsYoungNames>): number {
  const { Re, Pr, finSpacing: s, finHeight, finThickness } = bank
  return 0.134 * Re ** 0.681 * Math.cbrt(Pr) * (s / finHeight) ** 0.2 * (s / finThickness) ** 0.1134
}

/**
 * Nusselt number of staggered tubes with high round fins after ESDU 86022.
 *
 * @param bank  Re in the free flow area [-], Prandtl numbers [-], rows [-], gap and height of fins, pitches [m]
 * @returns Nu on the tube diameter [-]
 *
 * Valid for Re 5000 to 50 000, 4 to 11 fins an inch, tip over root diameter 1.2 to 2.4.
 *
 * Source: ESDU 86022 (1986) in G. F. Hewitt, G. L. Shires, T. R. Bott, Process Heat Transfer (1994).
 */
export function esduHighFin(bank: BankOf<typeof esduHighNames>): number {
  const { Re, Pr, finSpacing, finHeight, transversePitch, longitudinalPitch } = bank
  const pitch = (transversePitch / longitudinalPitch) ** -0.091
  const rowFactor = highFinRowFactor(bank)
  return (
    0.242 * Re ** 0.658 * (finSpacing / finHeight) ** 0.297 * pitch * Math.cbrt(Pr) * rowFactor * wallFactor(bank, 0.26)
  )
}

/**
 * Nusselt number of tubes with low round fins after ESDU.
 *
 * @param bank  Re in the free flow area [-], Prandtl numbers [-], rows [-], layout, fins, transverse pitch [m]
 * @returns Nu on the tube diameter [-]
 *
 * Valid for Re 1000 to 80 000, 11 to 32 fins an inch, fins 0.8 to 2.5 mm high.
 *
 * Source: T. J. Rabas, J. Taborek, Heat Transfer Engineering 8 no. 2 (1987) 49-62; as in Hewitt, Shires, Bott (1994).
 */
export function esduLowFin(bank: BankOf<typeof esduLowNames>): number {
  const { Re, Pr, finSpacing, finHeight, finDiameter, transversePitch } = bank
  const fins = (finSpacing / finHeight) ** 0.36 * (finHeight / finDiameter) ** 0.11
  const pitch = (transversePitch / finDiameter) ** 0.06
  return 0.183 * Re ** 0.7 * fins * pitch * Pr ** 0.36 * esduRowFactor(bank) * wallFactor(bank, 0.26)
}

/**
 * Nusselt number of tubes with round fins after Ganguli, as in the VDI Heat Atlas.
 *
 * @param bank  Re in the free flow area [-], Prandtl number [-], rows [-], layout, total over bare outside area [-]
 * @returns Nu on the tube diameter [-]
 *
 * Valid for Re 1000 to 100 000 and area ratios of 5 to 30.
 *
 * Source: A. Ganguli, S. S. Tung, J. Taborek, AIChE Symp. Ser. 81 (1985) 122-128; VDI Heat Atlas, 2nd ed. (2010).
 */
export function ganguli(bank: BankOf<typeof ganguliNames>): number {
  const { Re, Pr, rows, staggered, areaRatio } = bank
  const inLine = rows < 4 ? 0.2 : 0.22
  const shifted = rows < 2 ? 0.2 : rows < 3 ? 0.33 : rows < 4 ? 0.36 : 0.38
  return (staggered ? shifted : inLine) * Re ** 0.6 * Math.cbrt(Pr) * areaRatio ** -0.15
}

/** Descriptors for the registry. */
export const highFins = [
  bankCorrelation({
    id: 'briggs-young',
    kind: 'tube bank heat transfer',
    authors: 'Briggs, Young',
    year: 1963,
    title: 'High round fins, staggered',
    names: briggsYoungNames,
    range: { Re: [1000, 18_000], finHeight: [0.0014, 0.0166], finThickness: [0.00033, 0.002] },
    accuracy: 'standard deviation 5 % as quoted in reviews',
    source: 'Chem. Eng. Prog. Symp. Ser. 59 no. 41 (1963) 1-10',
    value: briggsYoung,
  }),
  bankCorrelation({
    id: 'esdu-high-fin',
    kind: 'tube bank heat transfer',
    authors: 'ESDU',
    year: 1986,
    title: 'High round fins, staggered',
    names: esduHighNames,
    range: { Re: [5000, 50_000] },
    accuracy: 'not stated in the sources read',
    source: 'ESDU 86022 (1986)',
    value: esduHighFin,
  }),
  bankCorrelation({
    id: 'esdu-low-fin',
    kind: 'tube bank heat transfer',
    authors: 'ESDU',
    year: 1984,
    title: 'Low round fins',
    names: esduLowNames,
    range: { Re: [1000, 80_000] },
    accuracy: 'not stated in the sources read',
    source: 'ESDU 84016 (1984)',
    value: esduLowFin,
  }),
  bankCorrelation({
    id: 'ganguli-vdi',
    kind: 'tube bank heat transfer',
    authors: 'Ganguli, Tung, Taborek',
    year: 1985,
    title: 'Round fins, staggered and in line',
    names: ganguliNames,
    range: { Re: [1000, 100_000], areaRatio: [5, 30] },
    accuracy: '10 to 25 % as quoted in the VDI Heat Atlas',
    source: 'AIChE Symp. Ser. 81 (1985) 122-128',
    value: ganguli,
  }),
] as const
