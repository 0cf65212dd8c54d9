/** The air side of one coil: its fin surface with method, dimensions and factors, prepared for a solver. */
import { EngineError } from '../errors'
import type { Warning } from '../warnings'
import { type FinMethod, finMethod } from './finMethods'
import { type FinSurfaceRecord, finSurfaces, inlineFactors, type WetFamily } from './finSurfaces'
import type { Fin } from './fins/fin'
import { atFinPitch, type FinRange, heldFin, outsideBy } from './fins/finDoubts'
import { kimJacobi } from './fins/kimJacobi'
import { mirthRamadhyaniF, mirthRamadhyaniWetF } from './fins/mirthRamadhyani'
import { flatFin, flatMethod } from './flatFins'
import { transition } from './transition'
import { louverWetF } from './wet/louverWet'
import { wavyWetF } from './wet/wavyWet'
import { louverWetRatio, slitWetRatio, wavyWetRatio } from './wet/wetRatios'
import { plainWetDryRatio } from './wetDryRatio'
import { plainWetFriction, wetFrictionRatio } from './wetFriction'

/** Geometry of a finned surface: the fields of a `Fin` that do not depend on the air. */
export type FinGeometry = Omit<Fin, 'Re' | 'filmRe' | 'relativeHumidity'>

/** Request for a surface. */
export interface AirSurfaceRequest {
  surface: keyof typeof finSurfaces
  pattern: 'Staggered' | 'Inline'
  fin: FinGeometry
  /** A pair of published factors (j and f) by name, or the id of either; the default pair where it is left out. */
  method?: string
  /** The user's factors on j and f. */
  factors?: { heat: number; friction: number }
  hydrophilic?: boolean
}

/** A pair with the surface held near its data, and its weight [-]. */
interface Weighed {
  method: FinMethod
  held: Fin
  weight: number
}

/** A finned surface, prepared for a solver. */
export interface AirSurface {
  surface: keyof typeof finSurfaces
  pattern: 'Staggered' | 'Inline'
  record: FinSurfaceRecord
  method: FinMethod
  /** The actual dimensions, and those held near the data of the method. */
  fin: Fin
  held: Fin
  /** Pairs that the method gradually changes to, with their weights; the method has the rest of 1 [0..1]. */
  others: readonly Weighed[]
  /** Flat fins on the same tubes, as a bound for an enhanced surface, and their factors for this tube pattern. */
  flat?: { held: Fin; heat: number; friction: number }
  /** Factors on published j and f of another surface that is used as a substitute. */
  standIn: { heat: number; friction: number }
  /** Factors on j and f for tube pattern and user together. */
  heat: number
  friction: number
  isCalibratedByUser: boolean
  hydrophilic: boolean
}

/** Range of j and f of any finned surface; an extrapolation is limited to it. */
const factorBands = { j: [0.0008, 0.15], f: [0.008, 3] } as const

/** Smallest wave, as height over half its length, for which a herringbone fit is used for an embossed fin. */
const smallestEmbossing = 0.1

/** Fewest strips with which the slit fit is used: the friction of fewer would grow without limit. */
const fewestStrips = 4

/** Limits of the factor by which a hydrophilic coating changes the wet friction. */
const hydrophilicBounds = { min: 0.6, max: 1 } as const

/** Rows up to which the ratio of coated to bare fins is evaluated: for more rows the two fits cross. */
const hydrophilicRows = 2

const within = (value: number, [min, max]: readonly [number, number]) => Math.min(max, Math.max(min, value))

/**
 * Chooses the method of a fin surface and prepares it for a solver.
 *
 * @param request  surface, tube pattern, geometry [m], and the choices of the user
 * @returns the surface with its method, held dimensions and factors
 *
 * Valid for the rated surfaces. A method that does not belong to the surface, or a strip as broad as it is high, is
 * `invalid-input` with the path of the field.
 *
 * Source: methods as in `finSurfaces`; in-line factors are an assumption.
 */
export function airSurface(request: AirSurfaceRequest): AirSurface {
  const { surface, pattern, factors } = request
  const record = finSurfaces[surface]
  const usual = usualMethod(record, pattern, request.fin.collarDiameter)
  const method = chosenMethod(request, record, usual)
  const fin = { ...request.fin, Re: 1000, filmRe: 0, relativeHumidity: 0 }
  if (surface === 'Embossed') fin.waveHeight = Math.max(fin.waveHeight, smallestEmbossing * fin.halfWaveLength)
  fin.strips = Math.max(fin.strips, fewestStrips)
  checkStrip(method, fin)
  const isStandIn = method.id === record.method
  const isInline = pattern === 'Inline'
  const hasInlineFit = isInline && method.id === record.inlineMethod
  const inline = isInline && !hasInlineFit ? inlineFactors : { heat: 1, friction: 1 }
  const ofFlat = hasInlineFit ? inlineFactors : { heat: 1, friction: 1 }
  return {
    surface,
    pattern,
    record,
    method,
    fin,
    held: { ...heldFin(fin, method.range) },
    // If the user names a pair, that pair is used alone.
    others: request.method === undefined ? otherPairs(record, method, fin) : [],
    flat: record.enhancement && { held: flatFin(fin), ...ofFlat },
    standIn: isStandIn ? { heat: record.heat, friction: record.friction } : { heat: 1, friction: 1 },
    heat: inline.heat * (factors?.heat ?? 1),
    friction: inline.friction * (factors?.friction ?? 1),
    isCalibratedByUser: factors !== undefined,
    hydrophilic: request.hydrophilic ?? false,
  }
}

/**
 * The pairs of smaller collars and of dense fins beside the pair of large collars; weights linear in the logarithm of
 * collar and fin pitch.
 */
function otherPairs(record: FinSurfaceRecord, method: FinMethod, fin: Fin): Weighed[] {
  const { largeMethod } = record
  if (!largeMethod || method.id !== largeMethod.method) return []
  const { from, to, open, dense, denseMethod } = largeMethod
  const large = transition(fin.collarDiameter, from, to)
  const closer = transition(fin.finPitch, open, dense)
  const pairs = [
    { id: record.method, weight: 1 - large },
    { id: denseMethod, weight: large * closer },
  ]
  return pairs
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => ({ method: finMethod(id), held: { ...heldFin(fin, finMethod(id).range) }, weight }))
}

function usualMethod(record: FinSurfaceRecord, pattern: 'Staggered' | 'Inline', collar: number): string {
  if (pattern === 'Inline' && record.inlineMethod) return record.inlineMethod
  return record.largeMethod && collar > record.largeMethod.from ? record.largeMethod.method : record.method
}

/** Names of the methods with which a surface may be rated, the default first. */
function methodsOf(record: FinSurfaceRecord, usual: string): string[] {
  const { method, largeMethod, inlineMethod, alternatives } = record
  const all = [usual, method, largeMethod?.method, inlineMethod, ...alternatives]
  return [...new Set(all.filter(id => id !== undefined))]
}

/**
 * Names of the methods with which a surface may be rated, the default first.
 *
 * @param surface  the fin surface
 * @param pattern  tube pattern
 * @param collar   collar diameter [m]
 * @returns names for `methods.airSide`
 *
 * Valid for the rated surfaces.
 *
 * Source: definition.
 */
export function airSideMethods(
  surface: keyof typeof finSurfaces,
  pattern: 'Staggered' | 'Inline',
  collar: number,
): string[] {
  const record = finSurfaces[surface]
  return methodsOf(record, usualMethod(record, pattern, collar))
}

function chosenMethod({ method, surface }: AirSurfaceRequest, record: FinSurfaceRecord, usual: string): FinMethod {
  if (method === undefined) return finMethod(usual)
  const allowed = methodsOf(record, usual)
  const found = allowed.find(id => id === method || `${id}-j` === method || `${id}-f` === method)
  if (found) return finMethod(found)
  throw new EngineError('invalid-input', `${surface} fins are rated with ${allowed.join(', ')}; not with ${method}`, {
    path: 'methods.airSide',
    value: method,
  })
}

/** The slit fit is singular where a strip is as broad as it is high. */
function checkStrip(method: FinMethod, fin: Fin): void {
  if (method.id !== 'wang-lee-sheu' || Math.abs(fin.stripBreadth / fin.stripHeight - 1) > 0.05) return
  throw new EngineError('invalid-input', 'strips as broad as they are high cannot be rated', {
    path: 'geometry.surfaceDetails.stripBreadth',
    value: fin.stripBreadth,
  })
}

/**
 * The pairs of factors that j and f of a surface are computed from.
 *
 * @param surface  the surface
 * @returns one pair; several in the transitions to large collars and to dense fins
 *
 * Valid for every surface.
 *
 * Source: definition.
 */
export function methodsInUse({ method, others }: AirSurface): readonly FinMethod[] {
  const own = ownWeight(others) > leastWeight ? [method] : []
  return [...own, ...others.map(other => other.method)]
}

const ownWeight = (others: readonly Weighed[]) => others.reduce((rest, { weight }) => rest - weight, 1)

/** What a weight of zero may be by rounding [-]. */
const leastWeight = 1e-9

/**
 * The held surface at a Reynolds number. It is overwritten, because a solver evaluates it for each row of each pass.
 */
function at(held: Fin, Re: number, filmRe = 0): Fin {
  held.Re = Re
  held.filmRe = filmRe
  return held
}

const flatPair = finMethod(flatMethod)
const purposes = { j: 'heat', f: 'friction' } as const

/** j or f of the fits, limited by that of flat fins; without the factors for tube pattern and user. */
export function fitted({ held, method, others, flat, standIn, record }: AirSurface, Re: number, of: 'j' | 'f'): number {
  const purpose = purposes[of]
  let value = standIn[purpose] * method[of](at(held, Re))
  if (others.length > 0) value **= ownWeight(others)
  for (const other of others) value *= other.method[of](at(other.held, Re)) ** other.weight
  if (!flat || !record.enhancement) return value
  const [least, most] = record.enhancement[purpose]
  const ofFlat = flat[purpose] * flatPair[of](at(flat.held, Re))
  return within(value, [least * ofFlat, most * ofFlat])
}

/**
 * Colburn j factor of a surface, with all factors.
 *
 * @param surface  the surface
 * @param Re       Reynolds number on the collar diameter [-]
 * @returns j [-]
 *
 * Valid for any positive Re; dimensions are held within a quarter of the data, j of an enhanced surface within its
 * range of that of flat fins, and j within 0.0008 to 0.15.
 *
 * Source: that of the method.
 */
export function surfaceJ(surface: AirSurface, Re: number): number {
  return surface.heat * within(fitted(surface, Re, 'j'), factorBands.j)
}

/**
 * Fanning friction factor of a surface, with all factors.
 *
 * @param surface  the surface
 * @param Re       Reynolds number on the collar diameter [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid for any positive Re; dimensions are held within a quarter of the data, f of an enhanced surface within its
 * range of that of flat fins, and f within 0.008 to 3.
 *
 * Source: that of the method.
 */
export function surfaceF(surface: AirSurface, Re: number): number {
  return surface.friction * within(fitted(surface, Re, 'f'), factorBands.f)
}

/** Collars and fin pitches of the measured wet over dry ratios [m]. */
const wetData = { collarDiameter: [0.0075, 0.0125], finPitch: [0.0012, 0.0026] } as const satisfies FinRange

/** Distance outside those limits, as a share of the limit, at which the ratio has become 1 [-]. */
const wetFade = 0.25

/**
 * Wet over dry j of a surface.
 *
 * @param surface  the surface
 * @param Re       Reynolds number on the collar diameter [-]
 * @returns j wet over j dry, between 0.5 and 1.5 [-]
 *
 * Valid for Re 300 to 5500; constant outside. A ratio below 1 changes gradually to 1 outside the collars and pitches
 * measured wet: large wavy fins were found to transfer more heat wet than dry, where the fit gives a third less.
 *
 * Source: C. C. Wang, W. S. Lee, W. J. Sheu, J. S. Liaw, Int. J. Heat Mass Transfer 44 (2001); large tubes
 * C. C. Wang, J. S. Liaw, Int. J. Heat Mass Transfer 55 (2012).
 */
export function surfaceWetRatio({ fin, held, record }: AirSurface, Re: number): number {
  const measured = measuredWetRatio(at(held, Re), record.wet)
  if (measured >= 1) return measured
  const far = Math.max(outsideBy(fin.collarDiameter, wetData.collarDiameter), outsideBy(fin.finPitch, wetData.finPitch))
  return 1 + Math.max(0, 1 - far / wetFade) * (measured - 1)
}

function measuredWetRatio(fin: Fin, family: WetFamily): number {
  switch (family) {
    case 'plain':
      return plainWetDryRatio(fin)
    case 'slit':
      return slitWetRatio(fin)
    case 'louver':
      return louverWetRatio(fin)
    default:
      return wavyWetRatio(fin)
  }
}

/**
 * Wet over dry friction of a surface, with a warning where it was capped.
 *
 * @param surface  the surface
 * @param Re       Reynolds number on the collar diameter [-]
 * @param filmRe   film Reynolds number of the condensate, 2 G/mu [-]
 * @param known    f of the dry surface at this Reynolds number, as `surfaceF`; computed where it is left out [-]
 * @returns f wet over f dry, between 1 and 2.5 [-], with WET_F_CAPPED where the fit gives more
 *
 * Valid for coils that are wet all over; outside the fin pitches that were measured wet the ratio is that at their
 * limit. A wet enhanced surface has at least the friction of wet flat fins on the same tubes. A hydrophilic coating
 * multiplies the ratio by 0.6 to 1.0, but not below 1.
 *
 * Source: direct wet fits of C. C. Wang and co-workers (1999, 2000) over the dry fit of the surface; slit fins and
 * coatings G. Kim, A. M. Jacobi (2000); sine waves T. J. Mirth, S. Ramadhyani (1994); flat and wavy fins, wet and dry,
 * C. C. Wang, J. S. Liaw (2012).
 */
export function surfaceWetFriction(
  surface: AirSurface,
  Re: number,
  filmRe: number,
  known?: number,
): { value: number; warnings: Warning[] } {
  const own = known === undefined ? dryFriction(surface, Re) : known / surface.friction
  const measured = atWetPitch(surface)
  const dry = measured === surface ? own : dryFriction(measured, Re)
  // The dry fit leaves its own values in the fin, so the film is set behind it.
  const fin = at(measured.held, Re, filmRe)
  const ratio = wetFrictionRatio(wetF(surface, fin, dry), dry)
  const bounded = { ...ratio, value: Math.max(ratio.value, wetFlatFriction(surface, measured, Re, filmRe) / own) }
  if (!surface.hydrophilic) return bounded
  const shallow = { ...fin, rows: Math.min(fin.rows, hydrophilicRows) }
  const coated = kimJacobi('f', 'wet-coated', shallow) / kimJacobi('f', 'wet-bare', shallow)
  const { min, max } = hydrophilicBounds
  return { ...bounded, value: Math.max(1, bounded.value * Math.min(max, Math.max(min, coated))) }
}

const dryFriction = (surface: AirSurface, Re: number) => within(fitted(surface, Re, 'f'), factorBands.f)

/** Wet friction of flat fins on the tubes of an enhanced surface, with the ratio at the pitch that was measured wet. */
function wetFlatFriction({ flat }: AirSurface, { flat: measured }: AirSurface, Re: number, filmRe: number): number {
  if (!flat || !measured) return 0
  const dry = flatPair.f(at(measured.held, Re))
  const ratio = wetFrictionRatio(plainWetFriction(at(measured.held, Re, filmRe)), dry).value
  return ratio * flat.friction * flatPair.f(at(flat.held, Re))
}

/** The surface at the nearest fin pitch that was measured wet; its flow passages change with the pitch. */
function atWetPitch(surface: AirSurface): AirSurface {
  const { held, others, flat } = surface
  if (within(held.finPitch, wetData.finPitch) === held.finPitch) return surface
  const near = (of: Fin) => atFinPitch(of, within(of.finPitch, wetData.finPitch))
  return {
    ...surface,
    held: near(held),
    others: others.map(other => ({ ...other, held: near(other.held) })),
    flat: flat && { ...flat, held: near(flat.held) },
  }
}

function wetF({ record }: AirSurface, fin: Fin, dry: number): number {
  switch (record.wet) {
    case 'plain':
      return plainWetFriction(fin)
    case 'louver':
      return louverWetF(fin)
    case 'wavy':
      return wavyWetF(fin)
    case 'sine':
      return (dry * mirthRamadhyaniWetF(fin)) / mirthRamadhyaniF(fin)
    case 'slit':
      return (dry * kimJacobi('f', 'wet-bare', fin)) / kimJacobi('f', 'dry-bare', fin)
  }
}

/** Ids in the registry of the wet over dry j and of the wet friction of each family. */
export const wetMethodIds = {
  plain: { ratio: 'wang-lee-sheu-liaw', friction: 'wang-lin-lee-f' },
  wavy: { ratio: 'wang-lee-sheu-liaw-wavy', friction: 'wang-wavy-wet-f' },
  slit: { ratio: 'wang-lee-sheu-liaw-slit', friction: 'kim-jacobi-wet-bare-f' },
  louver: { ratio: 'wang-lee-sheu-liaw-louver', friction: 'wang-louver-wet-f' },
  sine: { ratio: 'wang-lee-sheu-liaw-wavy', friction: 'mirth-ramadhyani-wet-f' },
} as const
