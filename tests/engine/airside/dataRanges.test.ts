/** Limits of the data of each published fit of fins and banks, as stated by its authors and by reviews: SI. */
import { expect, it } from 'vitest'
import { airsideCorrelations } from '../../../engine/airside'
import { correlationOf } from '../../../engine/correlations'

const rows = (most: number): [number, number] => [1, most]
const pair = (stem: string) => [`${stem}-j`, `${stem}-f`]

const known: [ids: string[], year: number, ranges: Record<string, [number, number]>][] = [
  [
    pair('wang-chi-chang'),
    2000,
    {
      Re: [300, 20_000],
      rows: rows(6),
      collarDiameter: [0.0069, 0.0136],
      hydraulicDiameter: [0.0013, 0.00937],
      transversePitch: [0.0204, 0.0318],
      longitudinalPitch: [0.0127, 0.032],
      finPitch: [0.001, 0.0087],
    },
  ],
  [
    pair('gray-webb'),
    1986,
    {
      Re: [500, 24_700],
      transversePitchRatio: [1.97, 2.55],
      longitudinalPitchRatio: [1.7, 2.58],
      finSpacingRatio: [0.08, 0.64],
    },
  ],
  [pair('wang-1996'), 1996, { Re: [800, 7500], rows: [2, 6], collarDiameter: [0.009, 0.011] }],
  [pair('mcquiston'), 1978, { Re: [300, 15_000], rows: rows(8) }],
  [pair('wang-jang-chiou'), 1999, { Re: [300, 10_000], rows: rows(6), collarDiameter: [0.00766, 0.0104] }],
  [pair('wang-hwang-lin'), 2002, { Re: [300, 10_000], rows: rows(6) }],
  [
    pair('wang-large-wave'),
    1999,
    {
      Re: [500, 10_000],
      rows: rows(6),
      collarDiameter: [0.0136, 0.01685],
      transversePitch: [0.03175, 0.0381],
      longitudinalPitch: [0.0275, 0.033],
      finPitch: [0.00298, 0.00634],
      waveHeight: [0.0017, 0.0019],
      halfWaveLength: [0.00687, 0.00825],
    },
  ],
  [[...pair('kim-youn-webb'), ...pair('kim-youn-webb-inline')], 1997, { Re: [500, 9000], rows: rows(8) }],
  [
    pair('wang-fu-chang'),
    1997,
    { Re: [350, 7000], rows: rows(4), collarDiameter: [0.0102, 0.0104], finPitch: [0.00169, 0.00353] },
  ],
  [
    [...pair('mirth-ramadhyani'), 'mirth-ramadhyani-wet-f'],
    1994,
    {
      Re: [800, 12_000],
      rows: [2, 8],
      collarDiameter: [0.0125, 0.0168],
      finPitch: [0.0016, 0.0032],
      waveHeight: [0.0017, 0.0031],
    },
  ],
  [
    pair('wang-lee-chang-lin'),
    1999,
    {
      Re: [300, 7000],
      rows: rows(6),
      collarDiameter: [0.00693, 0.01042],
      transversePitch: [0.0177, 0.0254],
      longitudinalPitch: [0.0127, 0.022],
      finPitch: [0.00121, 0.00249],
      louverHeight: [0.00079, 0.0014],
      louverPitch: [0.0017, 0.00375],
    },
  ],
  [
    pair('wang-tsai-lu'),
    1998,
    { Re: [300, 7000], rows: rows(4), collarDiameter: [0.0085, 0.0103], finPitch: [0.0012, 0.0025] },
  ],
  [
    pair('wang-lee-sheu'),
    2001,
    {
      Re: [400, 7000],
      rows: rows(6),
      collarDiameter: [0.0075, 0.016],
      finPitch: [0.0012, 0.0025],
      stripHeight: [0.0009, 0.0011],
      stripBreadth: [0.002, 0.0024],
    },
  ],
  [
    pair('wang-tao-chang'),
    1999,
    { Re: [400, 7000], rows: rows(6), collarDiameter: [0.01024, 0.01044], finPitch: [0.00121, 0.00248] },
  ],
  [
    ['dry-bare', 'dry-coated', 'wet-bare', 'wet-coated'].flatMap(state => pair(`kim-jacobi-${state}`)),
    2000,
    { Re: [300, 3000], rows: rows(4), finPitch: [0.0012, 0.0021] },
  ],
  [pair('nakayama-xu'), 1983, { Re: [500, 8000], rows: rows(6), finPitch: [0.0018, 0.0025] }],
  [['', '-wavy', '-slit', '-louver'].map(family => `wang-lee-sheu-liaw${family}`), 2001, { Re: [300, 5500] }],
  [['wang-lin-lee-f'], 2000, { Re: [300, 5500] }],
  [['wang-lin-lee-j', ...pair('wang-louver-wet')], 2000, { Re: [300, 5500], rows: rows(6) }],
  [pair('wang-hsieh-lin'), 1997, { Re: [300, 5500], rows: rows(6) }],
  [pair('wang-wavy-wet'), 1999, { Re: [300, 5500], rows: rows(6) }],
  [['zukauskas-cylinder'], 1972, { Re: [1, 1e6], Pr: [0.7, 500] }],
  [['churchill-bernstein'], 1977, { Re: [0.2, 1e7] }],
  [['zukauskas-bank'], 1972, { Re: [1, 2e6], Pr: [0.7, 500] }],
  [['esdu-73031'], 1973, { Re: [10, 2e6] }],
  [['hedh-bank'], 1983, { Re: [10, 1e5], Pr: [0.6, 1000] }],
  [['grimison-bank'], 1937, { Re: [2000, 40_000] }],
  [['gaddis-gnielinski'], 1985, { Re: [1, 3e5] }],
  [['briggs-young'], 1963, { Re: [1000, 18_000], finHeight: [0.0014, 0.0166], finThickness: [0.00033, 0.002] }],
  [['esdu-high-fin', 'esdu-high-fin-loss'], 1986, { Re: [5000, 50_000] }],
  [['esdu-low-fin', 'esdu-low-fin-loss'], 1984, { Re: [1000, 80_000] }],
  [['ganguli-vdi'], 1985, { Re: [1000, 1e5], areaRatio: [5, 30] }],
  [['ganguli-f'], 1985, { Re: [1000, 1e5] }],
  [['robinson-briggs'], 1966, { Re: [2000, 50_000] }],
  [pair('escoa'), 1976, { Re: [2000, 500_000] }],
]

it.each(known)('%o of %i', (ids, year, ranges) => {
  for (const id of ids) expect(correlationOf(id)).toMatchObject({ year, validity: ranges })
})

it('knows every fit of dry fins and of banks in the registry', () => {
  const named = known.flatMap(([ids]) => ids)
  const fits = airsideCorrelations.filter(({ kind }) => /^(air-side|tube bank) /.test(kind))
  expect(fits.map(({ id }) => id).filter(id => !named.includes(id))).toEqual([])
})
