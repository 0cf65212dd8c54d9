/** What there is to say of an insert in the tubes of an air cooler. */
import { correlationOf } from '../correlations'
import { defaultLaws } from '../tubeside'
import { outOfRange, type Warning } from '../warnings'
import type { KnownBundle } from './bundle'
import type { KnownMedium } from './medium'
import type { StreamSide } from './streamSide'

/** Wire coils were measured with these, over the inside diameter [-]. */
const wireData = { pitch: [1.17, 2.68], wire: [0.07, 0.1] } as const

/**
 * Where an insert is outside of the data of its laws, not counted, or known by its maker alone.
 *
 * @param bundle  with the insert
 * @param medium  what flows
 * @param stream  as rated
 * @returns       warnings; `info` within a tenth of a limit of the data, `warning` beyond
 *
 * Valid for every bundle. Reynolds and Prandtl numbers are those of each pass in the mean.
 *
 * Source: ranges of the correlations, as `correlationOf`; shapes of wire coils A. Garcia, P. G. Vicente, A. Viedma (2005).
 */
export function insertNotices(
  { enhancement: of, insideDiameter: d }: Pick<KnownBundle, 'enhancement' | 'insideDiameter'>,
  medium: KnownMedium,
  { passes, reynolds, phases }: Pick<StreamSide, 'passes' | 'reynolds' | 'phases'>,
): Warning[] {
  if (!of || of.kind === 'none') return []
  const condensed: Warning[] = phases && phases.condensing.area > 0 ? [notCounted(phases.condensing.area)] : []
  if (of.kind === 'maker') return [...condensed, byMaker(reynolds)]
  const numbers = passes.map(pass => ({ Re: pass.reynolds, Pr: medium.at((pass.inlet + pass.outlet) / 2).Pr }))
  const { Re, Pr } = correlationOf(defaultLaws[of.kind]).validity
  const shape: Record<string, readonly [number, readonly [number, number]]> =
    of.kind === 'tape'
      ? { PITCH: [of.pitch / d, correlationOf('manglik-bergles').validity.pitchRatio!] }
      : of.kind === 'spring'
        ? { PITCH: [of.pitch / d, wireData.pitch], WIRE: [of.wire / d, wireData.wire] }
        : {}
  return [
    ...condensed,
    ...(Re
      ? farthest(
          'RE',
          numbers.map(each => each.Re),
          Re,
        )
      : []),
    ...(Pr
      ? farthest(
          'PR',
          numbers.map(each => each.Pr),
          Pr,
        )
      : []),
    ...Object.entries(shape).flatMap(([name, [value, limits]]) => farthest(name, [value], limits)),
  ]
}

/** The field that mends a group. */
const mends: Readonly<Record<string, string>> = { PITCH: 'pitch', WIRE: 'wire' }

/** The value that is farthest beyond its limits, if one is. */
function farthest(name: string, values: readonly number[], limits: readonly [number, number]): Warning[] {
  const [least, most] = limits
  const beyond = (value: number) => Math.max((least - value) / (least || 1), (value - most) / (most || 1))
  const value = values.reduce((far, each) => (beyond(each) > beyond(far) ? each : far))
  return outOfRange('the insert', { [name]: value }, { [name]: limits }).map(each => ({
    ...each,
    code: `INSERT_${name}`,
    input: `bundle.enhancement.${mends[name] ?? 'kind'}`,
  }))
}

const notCounted = (share: number): Warning => ({
  code: 'INSERT_TWO_PHASE',
  severity: 'warning',
  message: `The stream condenses on ${(100 * share).toFixed(0)} % of the surface: there tubes are taken as plain, their film and their drop too.`,
  input: 'bundle.enhancement.kind',
  value: share,
  limits: [0, 0],
  quantity: 'share',
})

const byMaker = (Re: number): Warning => ({
  code: 'INSERT_MAKER',
  severity: 'info',
  message: `Film and drop of the insert are those of its maker, times the plain tube's at a Reynolds number of ${Re.toFixed(0)}: ask whether they hold for it.`,
  input: 'bundle.enhancement.film',
  value: Re,
})
