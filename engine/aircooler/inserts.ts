/** What is put into the tubes of an air cooler: how it is counted, whether it fits, and where its data end. */
import { checkInsert } from '../coils/tubes/tubeSurface'
import { correlationOf } from '../correlations'
import { EngineError } from '../errors'
import { defaultLaws, type TubeSurface } from '../tubeside'
import { outOfRange, type Warning } from '../warnings'
import type { Bundle, Insert } from './airCooler'
import type { KnownBundle } from './bundle'
import type { KnownMedium } from './medium'
import type { StreamSide } from './streamSide'

/** The inside of tubes: as the laws of films and friction know it, and factors on both [-]. */
export interface TubeInside {
  readonly surface: TubeSurface
  readonly film: number
  readonly drop: number
}

/** Wire coils were measured with these, over the inside diameter [-]. */
const wireData = { pitch: [1.17, 2.68], wire: [0.07, 0.1] } as const
/** Film and drop of a maker's insert over those of the plain tube, by judgement [-]. */
const makerBounds = { film: [0.5, 30], drop: [0.5, 100] } as const

/**
 * The inside of the tubes of a bundle.
 *
 * @param bundle  the bundle
 * @returns       surface, and the factors of a maker [-]: 1 where there is none
 *
 * Valid for every bundle.
 *
 * Source: definition.
 */
export function insideOf({ insideDiameter, tubeLength, roughness = 0, enhancement }: KnownBundle): TubeInside {
  const of: Insert = enhancement ?? { kind: 'none' }
  const known = of.kind === 'maker' ? { kind: 'none' as const } : of
  const surface = { diameter: insideDiameter, length: tubeLength, roughness, enhancement: known }
  return of.kind === 'maker' ? { surface, film: of.film, drop: of.drop } : { surface, film: 1, drop: 1 }
}

/**
 * Refuses inserts that cannot be in the tubes.
 *
 * @param d       inside diameter [m]
 * @param bundle  with the insert
 *
 * Valid for all inserts; else `invalid-input` with the path of the dimension.
 *
 * Source: geometry; factors of a maker by judgement.
 */
export function checkInside(d: number, { enhancement: of }: Pick<Bundle, 'enhancement'>): void {
  if (!of) return
  const refuse = (name: string, message: string): never => {
    throw new EngineError('invalid-input', message, { path: `bundle.enhancement.${name}` })
  }
  if (of.kind === 'maker') {
    for (const name of ['film', 'drop'] as const) {
      const [least, most] = makerBounds[name]
      if (of[name] >= least && of[name] <= most) continue
      refuse(name, `the ${name} of an insert is from ${least} to ${most} times that of the plain tube, not ${of[name]}`)
    }
    return
  }
  checkInsert(d, of, 'bundle.enhancement')
  if ('pitch' in of && !(of.pitch >= d / 2))
    refuse('pitch', 'the pitch of the insert is at least half the tube diameter')
}

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
  const ends = [Math.min(...values), Math.max(...values)].filter((each, i, all) => i === 0 || each !== all[0])
  return ends
    .flatMap(value => outOfRange('the insert', { [name]: value }, { [name]: limits }))
    .slice(0, 1)
    .map(each => ({ ...each, code: `INSERT_${name}`, input: `bundle.enhancement.${mends[name] ?? 'kind'}` }))
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
