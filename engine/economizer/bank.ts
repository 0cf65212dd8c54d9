/** A bank of tubes across flue gas: what a document says of it, and its areas. Lengths [m]. */
import { type BundleAreas, bundleAreas } from '../airside'
import { EngineError, requireWithin } from '../errors'
import { type Metal, metalNamed } from './metals'

/** Fins of one kind and one metal. */
interface Fin {
  readonly height: number
  readonly thickness: number
  /** Fins per metre of tube [1/m]. */
  readonly density: number
  readonly metal: string
  /** Of the metal, where its own is not to be taken [W/m K]. */
  readonly conductivity?: number
}

/** Fins on the tubes: none, whole ones, or ones that are cut into segments down to the tube. */
export type Fins =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'solid' } & Fin)
  | ({ readonly kind: 'serrated'; readonly segmentWidth: number } & Fin)

/** Published methods of the gas side: of fins the first three, of bare tubes the others. */
export type GasMethod = 'escoa' | 'briggs-young' | 'esdu' | 'grimison' | 'hedh'

/** A bank of tubes. */
export interface TubeBank {
  readonly layout: 'staggered' | 'in line'
  /** In the direction of the gas. */
  readonly rows: number
  /** Across the gas, in every row. */
  readonly tubesWide: number
  /** That the gas meets, of one tube. */
  readonly tubeLength: number
  readonly tubeDiameter: number
  readonly tubeWall: number
  readonly transversePitch: number
  readonly longitudinalPitch: number
  readonly tubeMetal: string
  /** Of the tubes, where that of the metal is not to be taken [W/m K]. */
  readonly tubeConductivity?: number
  readonly fins: Fins
  /** Resistances of dirt, of the gas on the outside area, of the water on the inside area [m2 K/W]; none where left out. */
  readonly fouling?: { readonly gas?: number; readonly water?: number }
  /** ESCOA of fins, Grimison of bare tubes where left out. */
  readonly method?: GasMethod
}

/** A bank with everything that follows from it. Lengths [m], areas [m2]. */
export interface KnownBank extends TubeBank {
  readonly areas: BundleAreas
  readonly insideDiameter: number
  /** Of one row. */
  readonly outside: number
  readonly inside: number
  /** Share of the fins in the outside [-]. */
  readonly finShare: number
  /** Free over face area between the tubes alone, of the whole length [-]. */
  readonly openShare: number
  readonly tube: Metal
  readonly fin?: Metal
  readonly chosen: GasMethod
}

/**
 * A bank with its areas, metals and method.
 *
 * @param bank  a bank
 * @returns     the same with areas [m2], diameters [m], metals, method
 *
 * Valid for tubes of 5 to 200 mm, 1 to 60 rows of 1 to 400 tubes, fins to 60 mm that leave a passage; else `out-of-range`. A
 * method that knows nothing of the fins is `invalid-input`, an unknown metal `unknown-name`.
 *
 * Source: geometry.
 */
export function knownBank(bank: TubeBank): KnownBank {
  checkBank(bank)
  const { rows, tubesWide, tubeLength, tubeDiameter, tubeWall, fins } = bank
  const insideDiameter = tubeDiameter - 2 * tubeWall
  const areas = bundleAreas({
    ...{ rows, tubesPerRow: tubesWide, tubeLength, tubeDiameter },
    transversePitch: bank.transversePitch,
    longitudinalPitch: bank.longitudinalPitch,
    finHeight: fins.kind === 'none' ? 0 : fins.height,
    finThickness: fins.kind === 'none' ? 0 : fins.thickness,
    finDensity: fins.kind === 'none' ? 0 : fins.density,
    ...(fins.kind === 'serrated' ? { segmentWidth: fins.segmentWidth } : {}),
    staggered: bank.layout === 'staggered',
    corbels: true,
  })
  const tube = metalNamed(bank.tubeMetal)
  return {
    ...bank,
    areas,
    insideDiameter,
    outside: areas.outside / rows,
    inside: Math.PI * insideDiameter * tubeLength * tubesWide,
    finShare: areas.fin / areas.outside,
    openShare: areas.freeFlow / (bank.transversePitch * tubesWide * tubeLength),
    tube: bank.tubeConductivity === undefined ? tube : { ...tube, conductivity: bank.tubeConductivity },
    ...(fins.kind === 'none' ? {} : { fin: finMetal(fins) }),
    chosen: methodOf(bank),
  }
}

function finMetal({ metal, conductivity }: Fin): Metal {
  const known = metalNamed(metal)
  return conductivity === undefined ? known : { ...known, conductivity }
}

function methodOf({ method, fins, layout }: TubeBank): GasMethod {
  if (method === undefined) return fins.kind === 'none' ? 'grimison' : 'escoa'
  const refuse = (why: string): never => {
    throw new EngineError('invalid-input', `the method ${method} ${why}: choose another`, {
      path: 'bank.method',
      method,
      fins: fins.kind,
      layout,
    })
  }
  const isBare = method === 'grimison' || method === 'hedh'
  if (isBare && fins.kind !== 'none') refuse('knows bare tubes alone')
  if (!isBare && fins.kind === 'none') refuse('knows finned tubes alone')
  const isWhole = method === 'briggs-young' || method === 'esdu'
  if (isWhole && fins.kind === 'serrated') refuse('knows whole fins alone')
  if (isWhole && layout === 'in line') refuse('knows staggered tubes alone')
  return method
}

function checkBank(bank: TubeBank): void {
  const { rows, tubesWide, tubeDiameter, tubeWall, fins, fouling = {} } = bank
  requireWithin('the number of rows', rows, 1, 60)
  requireWithin('the number of tubes in a row', tubesWide, 1, 400)
  if (!Number.isInteger(rows) || !Number.isInteger(tubesWide))
    throw new EngineError('out-of-range', 'rows and tubes in a row are whole numbers', { rows, tubesWide })
  requireWithin('the length of a tube', bank.tubeLength, 0.1, 30)
  requireWithin('the diameter of the tubes', tubeDiameter, 0.005, 0.2)
  requireWithin('the wall of the tubes', tubeWall, 1e-4, 0.4 * tubeDiameter)
  requireWithin('the transverse pitch', bank.transversePitch, 1.05 * tubeDiameter, 10 * tubeDiameter)
  requireWithin('the longitudinal pitch', bank.longitudinalPitch, 0.6 * tubeDiameter, 10 * tubeDiameter)
  if (bank.layout === 'in line')
    requireWithin('the longitudinal pitch in line', bank.longitudinalPitch, tubeDiameter, 10 * tubeDiameter)
  for (const k of [bank.tubeConductivity, fins.kind === 'none' ? undefined : fins.conductivity])
    if (k !== undefined) requireWithin('the conductivity of a metal', k, 1, 500)
  for (const resistance of [fouling.gas ?? 0, fouling.water ?? 0])
    requireWithin('the resistance of dirt', resistance, 0, 0.05)
  if (fins.kind === 'none') return
  requireWithin('the height of the fins', fins.height, 5e-4, 0.06)
  requireWithin('the thickness of the fins', fins.thickness, 1e-4, 0.01)
  requireWithin('the fins per metre', fins.density, 10, 900)
  if (fins.kind === 'serrated') requireWithin('the width of a segment', fins.segmentWidth, 1e-3, 0.05)
}
