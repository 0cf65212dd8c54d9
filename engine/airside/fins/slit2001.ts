import { EngineError } from '../../errors'
import type { FinOf } from './fin'
import { blended, finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/**
 * Data of Wang, Lee and Sheu (2001), one die, as a range of 10 % around it: lengths [m]; not yet compared with the
 * paper.
 */
export const slit2001Range = {
  Re: [400, 7000],
  rows: [1, 6],
  collarDiameter: [0.0075, 0.016],
  finPitch: [0.0012, 0.0025],
  stripHeight: [0.0009, 0.0011],
  stripBreadth: [0.002, 0.0024],
} as const satisfies FinRange

const jNames = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'finThickness',
  'stripHeight',
  'stripBreadth',
] as const
const fNames = [...jNames, 'strips'] as const
type Inputs = FinOf<typeof jNames>

function letters(fin: Inputs) {
  const strip = fin.stripBreadth / fin.stripHeight
  if (strip === 1) {
    throw new EngineError('out-of-range', 'strips as broad as they are high have no answer in this correlation', {
      stripBreadth: fin.stripBreadth,
      stripHeight: fin.stripHeight,
    })
  }
  return {
    N: Math.min(fin.rows, slit2001Range.rows[1]),
    pitch: fin.transversePitch / fin.longitudinalPitch,
    spacing: (fin.finPitch - fin.finThickness) / fin.collarDiameter,
    strip,
  }
}

/**
 * Colburn j factor of a slit (raised, lanced) plate-fin coil, staggered.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin, strip [m]
 * @returns j [-]
 *
 * Valid for Re 400 to 7000, four strips 2.2 mm broad and 0.99 mm high; three rows and more have a separate branch up to
 * Re 700, blended with the other between 630 and 770. Singular where a strip is as broad as it is high.
 *
 * Source: C. C. Wang, W. S. Lee, W. J. Sheu, Int. J. Heat Mass Transfer 44 (2001) 3565-3573.
 */
export function slit2001J(fin: Inputs): number {
  return withinRe('j', fin.Re, slit2001Range.Re, Re =>
    fin.rows <= 2
      ? mainJ(Re, fin)
      : blended(
          Re,
          630,
          770,
          below => deepJ(below, fin),
          above => mainJ(above, fin),
        ),
  )
}

function mainJ(Re: number, fin: Inputs): number {
  const { N, pitch, spacing, strip } = letters(fin)
  const root = Math.sqrt(N / Re)
  const j4 = -0.535 + 0.017 * pitch - 0.0107 * N
  const j5 = 0.4115 + 5.5756 * root * Math.log(N / Re) + 24.2028 * root
  const j6 = 0.2646 + 1.0491 * strip * Math.log(strip) - 0.216 * strip ** 3
  const j7 = 0.3749 + 0.0046 * Math.sqrt(Re) * Math.log(Re) - 0.0433 * Math.sqrt(Re)
  return 1.0691 * Re ** j4 * spacing ** j5 * strip ** j6 * N ** j7
}

/** Three rows and more at low Reynolds numbers. */
function deepJ(Re: number, fin: Inputs): number {
  const { N, pitch, spacing, strip } = letters(fin)
  const j1 = -0.2555 - 0.0312 / spacing - 0.0487 * N
  const j2 = 0.9703 - 0.0455 * Math.sqrt(Re) - 0.4986 * Math.log(pitch) ** 2
  const j3 = 0.2405 - 0.003 * Re + 5.5349 * spacing
  return 0.9047 * Re ** j1 * spacing ** j2 * pitch ** j3 * strip ** -0.0305 * N ** 0.0782
}

/**
 * Fanning friction factor of a slit (raised, lanced) plate-fin coil, staggered.
 *
 * @param fin  as `slit2001J`, and the number of strips [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `slit2001J`.
 *
 * Source: as `slit2001J`.
 */
export function slit2001F(fin: FinOf<typeof fNames>): number {
  const { N, pitch, spacing, strip } = letters(fin)
  const f1 = -0.1401 + 0.2567 * Math.log(spacing) + 4.399 * Math.exp(-fin.strips)
  const f2 = -0.383 + 0.7998 * Math.log(spacing) + 5.1772 / fin.strips
  const f4 = 0.4034 - (0.199 * strip) / Math.log(strip) + (0.4208 * Math.log(strip)) / strip ** 2
  const f6 = -1.4994 + 1.209 * pitch + 1.4601 / fin.strips
  return withinRe('f', fin.Re, slit2001Range.Re, Re => {
    const ln = Math.log(Re)
    const f3 = -1.7266 - 0.1102 * ln - 1.4501 * spacing
    const f5 = N < 2 ? 0 : -9.0566 + 0.6199 * ln + 32.8057 / ln - 0.2881 / Math.log(N) + 0.9583 / N ** 1.5
    return 1.201 * Re ** f1 * spacing ** f2 * pitch ** f3 * strip ** f4 * N ** f5 * fin.strips ** f6
  })
}

const shared = {
  authors: 'Wang, Lee, Sheu',
  year: 2001,
  range: slit2001Range,
  accuracy: 'not stated in the sources read; take 15 %',
  source: 'Int. J. Heat Mass Transfer 44 (2001) 3565-3573; range and low branch not yet compared',
} as const

/** Descriptors for the registry. */
export const slit2001 = [
  finCorrelation({
    ...shared,
    id: 'wang-lee-sheu-j',
    kind: 'air-side heat transfer',
    title: 'Slit plate fin: j factor',
    names: jNames,
    trust: 'verify',
    value: slit2001J,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-lee-sheu-f',
    kind: 'air-side friction',
    title: 'Slit plate fin: friction factor',
    names: fNames,
    value: slit2001F,
  }),
] as const
