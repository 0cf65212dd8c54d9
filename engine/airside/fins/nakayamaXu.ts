import { flatF } from '../wangChiChangF'
import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Range of Nakayama and Xu (1983) on the collar diameter: lengths [m]; not yet compared with the paper. */
export const nakayamaXuRange = { Re: [500, 8000], rows: [1, 6], finPitch: [0.0018, 0.0025] } as const satisfies FinRange

const jNames = ['Re', 'collarDiameter', 'hydraulicDiameter', 'finPitch', 'finThickness', 'lancedShare'] as const
const fNames = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'finThickness',
  'hydraulicDiameter',
] as const

/**
 * Colburn j factor of a slit plate-fin coil: a plain base times the factor of the strips.
 *
 * @param fin  Re on the collar diameter [-], diameters, fin [m], share of the fin that is lanced [0..1]
 * @returns j [-]
 *
 * Valid for Re of about 500 to 8000. Constants not yet compared with the paper.
 *
 * Source: W. Nakayama, L. P. Xu, Proc. 1st ASME/JSME Thermal Engineering Joint Conf. 1 (1983) 495-502.
 */
export function nakayamaXuJ(fin: FinOf<typeof jNames>): number {
  const plate = fin.finThickness / (fin.finPitch - fin.finThickness)
  const share = fin.lancedShare
  return withinRe('j', fin.Re, nakayamaXuRange.Re, at => {
    const Re = (at * fin.hydraulicDiameter) / fin.collarDiameter
    const strips =
      1 + 1093 * plate ** 1.24 * share ** 0.944 * Re ** -0.58 + 1.097 * plate ** 2.09 * share ** 2.26 * Re ** 0.88
    return 0.479 * Re ** -0.644 * strips
  })
}

/**
 * Fanning friction factor of a slit plate-fin coil: that of the flat plate times the factor of the strips.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, diameters, fin [m]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `nakayamaXuJ`; the plain base is that of Wang, Chi and Chang.
 *
 * Source: as `nakayamaXuJ`; base C. C. Wang, K. Y. Chi, C. J. Chang (2000).
 */
export function nakayamaXuF(fin: FinOf<typeof fNames>): number {
  return withinRe('f', fin.Re, nakayamaXuRange.Re, at => {
    const Re = (at * fin.hydraulicDiameter) / fin.collarDiameter
    return flatF({ ...fin, Re: at }) * (1 + 0.0105 * Re ** 0.575)
  })
}

const shared = {
  authors: 'Nakayama, Xu',
  year: 1983,
  range: nakayamaXuRange,
  accuracy: 'not stated in the sources read',
  source: 'Proc. 1st ASME/JSME Thermal Engineering Joint Conf. 1 (1983) 495-502',
  trust: 'verify',
} as const

/** Descriptors for the registry. */
export const nakayamaXu = [
  finCorrelation({
    ...shared,
    id: 'nakayama-xu-j',
    kind: 'air-side heat transfer',
    title: 'Slit plate fin as a multiple of a plain one: j factor',
    names: jNames,
    value: nakayamaXuJ,
  }),
  finCorrelation({
    ...shared,
    id: 'nakayama-xu-f',
    kind: 'air-side friction',
    title: 'Slit plate fin as a multiple of a plain one: friction factor',
    names: fNames,
    value: nakayamaXuF,
  }),
] as const
