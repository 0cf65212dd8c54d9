/**
 * Limits of the data of published laws in tubes, as stated by their authors and by reviews: SI; and their years of
 * publication.
 */
import { expect, it } from 'vitest'
import { correlationOf } from '../../../engine/correlations'
import { tubesideCorrelations } from '../../../engine/tubeside'

const millimetres = (least: number, most: number): [number, number] => [least / 1000, most / 1000]

const known: [id: string, ranges: Record<string, [number, number]>][] = [
  ['gnielinski', { Re: [3000, 5e6], Pr: [0.5, 2000] }],
  ['dittus-boelter', { Re: [1e4, 1.2e5], Pr: [0.7, 120] }],
  ['ravigururajan-bergles', { Re: [5000, 250_000], heightRatio: [0.01, 0.2], pitchRatio: [0.1, 7], Pr: [0.66, 37.6] }],
  ['ravigururajan-bergles-friction', { Re: [5000, 250_000], heightRatio: [0.01, 0.2], pitchRatio: [0.1, 7] }],
  // Pitches of 1.17 to 2.68 diameters, wires of 0.07 to 0.10.
  ['garcia', { Re: [1700, 80_000], Pr: [2.8, 150], pitchToWire: [11.7, 38] }],
  ['garcia-friction', { Re: [1700, 80_000], pitchToWire: [11.7, 38] }],
  ['krasnoshchekov', { wallRe: [9e4, 3.2e5], pressure: [8e6, 12e6] }],
  ['thome-dupont-jacobi', { diameter: millimetres(0.7, 3.1), massFlux: [50, 564], quality: [0.01, 0.99] }],
  ['li-wu', { diameter: millimetres(0.16, 3.1) }],
  ['sun-mishima', { diameter: millimetres(0.21, 6.05) }],
  ['wojtan-2005', { massFlux: [70, 700], diameter: millimetres(8, 14) }],
  ['thome-microfin', { massFlux: [100, 500] }],
  ['rollmann-spindler', { massFlux: [25, 300], heatFlux: [1000, 20_000] }],
  ['shah-2009', { massFlux: [4, 820], diameter: millimetres(2, 49), reducedPressure: [0.0008, 0.905] }],
  [
    'shah-1979',
    { massFlux: [10.8, 1599], diameter: millimetres(7, 40), reducedPressure: [0.002, 0.44], Re: [350, 1e6] },
  ],
  ['thome-2003', { massFlux: [16, 1532], diameter: millimetres(3.1, 21.4) }],
  ['dobson-chato', { massFlux: [25, 800], diameter: millimetres(3, 7.1) }],
  ['cavallini-2002', { massFlux: [100, 800], diameter: millimetres(3.1, 21.4) }],
  ['cavallini-2006', { massFlux: [18, 2240], diameter: millimetres(3.1, 17) }],
  ['chato-1962', { Re: [0, 35_000] }],
  ['kim-mudawar', { massFlux: [4, 8528], diameter: millimetres(0.0695, 6.22) }],
  ['mishima-hibiki', { diameter: millimetres(1, 4) }],
  ['hwang-kim', { diameter: millimetres(0.244, 0.792) }],
  ['tran', { diameter: millimetres(2.4, 2.92) }],
  ['chen-friedel', { diameter: millimetres(1, 9) }],
  ['wang-chiang-lu', { massFlux: [50, 700] }],
  ['yashar', { massFlux: [75, 700] }],
  ['xu-fang-void', { Fr: [0.02, 145] }],
]

it.each(known)('%s holds within its data', (id, ranges) => {
  const { validity } = correlationOf(id)
  expect(Object.keys(validity)).toEqual(Object.keys(ranges))
  for (const [name, limits] of Object.entries(ranges))
    for (const [at, limit] of limits.entries()) expect(validity[name]![at]).toBeCloseTo(limit, 9)
})

/** The years of those whose source states none, or only that of a book or a conference. */
const otherwise: Record<string, number> = {
  prandtl: 1944,
  'tube-nusselt': 2002,
  'sharp-expansion': 1766,
  'return-bend': 1957,
  'micro-fin-helical': 2000,
  'micro-fin-axial': 2000,
  'micro-fin-cross-grooved': 2000,
  'ball-friction': 2025,
  ball: 2025,
  'thome-microfin': 1999,
  bier: 1982,
  'thome-mixture': 1989,
  'oil-penalty': 2000,
  'oil-friction': 2000,
  'two-phase-acceleration': 1969,
  'two-phase-gravity': 1969,
  'homogeneous-bend': 1957,
  'homogeneous-void': 1960,
}

it('every law appeared in a year that its source names', () => {
  const unnamed = tubesideCorrelations.filter(({ year, source }) => !source.includes(String(year)))
  expect(Object.fromEntries(unnamed.map(({ id, year }) => [id, year]))).toEqual(otherwise)
})
