import type { FinOf } from '../fins/fin'
import { finCorrelation } from '../fins/finCorrelation'

const names = [
  'Re',
  'collarDiameter',
  'hydraulicDiameter',
  'finPitch',
  'finThickness',
  'waveHeight',
  'halfWaveLength',
  'relativeHumidity',
] as const
type Inputs = FinOf<typeof names>

function letters(fin: Inputs) {
  return {
    Re: (fin.Re * fin.hydraulicDiameter) / fin.collarDiameter,
    spacing: (fin.finPitch - fin.finThickness) / fin.hydraulicDiameter,
    degrees: (Math.atan2(fin.waveHeight, fin.halfWaveLength) * 180) / Math.PI,
    percent: 100 * fin.relativeHumidity,
  }
}

/**
 * Nusselt number on the hydraulic diameter of a wavy fin that is wet all over.
 *
 * @param fin  Re on the collar diameter [-], diameters, fin, wave [m], relative humidity [0..1]
 * @returns Nu [-]
 *
 * Valid for wet herringbone fins; the available sources do not give the range. Dry air gives zero.
 *
 * Source: Y. T. Lin, J. Y. Jang, C. C. Wang, Int. J. Heat Mass Transfer 45 (2002) 3839-3847.
 */
export function linJangWangNusselt(fin: Inputs): number {
  const { Re, spacing, degrees, percent } = letters(fin)
  return 0.02656 * Re ** 0.92333 * spacing ** 2.5906 * degrees ** 0.47028 * percent ** 0.07773
}

/**
 * Fanning friction factor of a wavy fin that is wet all over.
 *
 * @param fin  as `linJangWangNusselt`
 * @returns f wet [-]
 *
 * Valid as `linJangWangNusselt`, for a relative humidity of 1 % or more.
 *
 * Source: as `linJangWangNusselt`.
 */
export function linJangWangF(fin: Inputs): number {
  const { Re, spacing, degrees, percent } = letters(fin)
  return 0.02403 * Re ** -0.41543 * spacing ** -0.096529 * degrees ** 1.3385 * Math.max(1, percent) ** -0.13035
}

const shared = {
  kind: 'wet surface',
  authors: 'Lin, Jang, Wang',
  year: 2002,
  names,
  range: {},
  accuracy: 'not stated in the sources read',
  source: 'Int. J. Heat Mass Transfer 45 (2002) 3839-3847',
} as const

/** Descriptors for the registry. */
export const linJangWang = [
  finCorrelation({
    ...shared,
    id: 'lin-jang-wang-nu',
    title: 'Wavy fin, wet: Nusselt number on the hydraulic diameter',
    value: linJangWangNusselt,
  }),
  finCorrelation({
    ...shared,
    id: 'lin-jang-wang-f',
    title: 'Wavy fin, wet: friction factor',
    value: linJangWangF,
  }),
] as const
