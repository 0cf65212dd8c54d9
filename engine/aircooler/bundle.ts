/** A bundle of an air cooler with everything that follows from its document. Lengths [m], areas [m2]. */
import { type BundleAreas, bundleAreas } from '../airside'
import { EngineError, requireWithin } from '../errors'
import { conductivity, finMaterial, tubeMaterial } from '../materials'
import type { AirMethod, Bundle, BundleFins } from './airCooler'
import { checkInside } from './inserts'
import { passesOf } from './passes'
import { type PlateSide, plateSide } from './plateFins'

/** All bundles of a unit as one: they lie side by side in the air, and share the stream. */
export interface KnownBundle extends Bundle {
  /** Of one bundle. */
  readonly areas: BundleAreas
  readonly pitchAlong: number
  readonly insideDiameter: number
  readonly tubeK: number
  readonly finK: number
  /** Of tubes and fins [kg/m3]. */
  readonly tubeDensity: number
  readonly finDensity: number
  readonly chosen: AirMethod
  /** Rows of each pass, from the first pass on; rows are counted from where the air comes. */
  readonly passRows: readonly (readonly number[])[]
  /** Whether the passes had to be made unequal. */
  readonly isUneven: boolean
  readonly bundles: number
  /** Of plate fins. */
  readonly plate?: PlateSide
  /** Of all bundles: face, free flow, bare tubes, and that of one row. */
  readonly face: number
  readonly freeFlow: number
  readonly bareArea: number
  readonly rowArea: number
}

/** Fins may stand into each other by their edges [-]. */
const mostOverlap = 1.02
/** Temperature at which the conductivity of the metals is taken [K]. */
const usual = 350

/**
 * A bundle with its areas, metals and passes.
 *
 * @param bundle   the bundle
 * @param bundles  how many of them there are
 * @returns        the same with areas [m2], conductivities [W/m K], rows of each pass
 *
 * Valid for 1 to 12 rows of 1 to 200 tubes from 10 to 60 mm, fins to 25 mm; else `out-of-range`. Passes that do not fit the rows
 * are `invalid-input`, an unknown metal `unknown-name`.
 *
 * Source: geometry.
 */
export function knownBundle(bundle: Bundle, bundles: number): KnownBundle {
  const pitchAlong = bundle.longitudinalPitch ?? bundle.transversePitch * Math.sqrt(0.75)
  checkBundle(bundle, pitchAlong)
  const { rows, tubesPerRow, tubeLength, tubeDiameter, fins } = bundle
  const plate = fins.kind === 'plate' ? plateSide(bundle, fins, pitchAlong) : undefined
  const areas = plate?.areas ?? roundAreas(bundle, pitchAlong)
  const rowArea = Math.PI * tubeDiameter * tubeLength * tubesPerRow * bundles
  const tube = tubeMaterial(bundle.tubeMetal ?? 'Carbon Steel')
  const fin = finMaterial(fins.metal ?? 'Aluminum')
  return {
    ...bundle,
    areas,
    pitchAlong,
    insideDiameter: tubeDiameter - 2 * bundle.tubeWall,
    tubeK: bundle.tubeConductivity ?? conductivity(tube, usual),
    finK: fins.conductivity ?? conductivity(fin, usual),
    tubeDensity: tube.density,
    finDensity: fin.density,
    chosen: bundle.method ?? 'briggs-young',
    ...passesOf(bundle),
    bundles,
    ...(plate ? { plate } : {}),
    face: areas.face * bundles,
    freeFlow: areas.freeFlow * bundles,
    bareArea: rowArea * rows,
    rowArea,
  }
}

function roundAreas(bundle: Bundle, longitudinalPitch: number): BundleAreas {
  const { rows, tubesPerRow, tubeLength, tubeDiameter, transversePitch, fins } = bundle
  const areas = bundleAreas({
    ...{ rows, tubesPerRow, tubeLength, tubeDiameter, transversePitch, longitudinalPitch },
    ...{ finHeight: heightOf(fins), finThickness: fins.thickness, finDensity: fins.density },
    ...{ staggered: true, corbels: true },
  })
  if (areas.finDiameter > mostOverlap * Math.min(transversePitch, areas.diagonalPitch))
    throw new EngineError('out-of-range', 'the fins overlap: take a wider pitch or lower fins', {
      path: 'bundle.transversePitch',
    })
  return areas
}

/**
 * Height of round fins.
 *
 * @param fins  of a bundle
 * @returns     height [m]; nothing of plates
 *
 * Valid for all fins.
 *
 * Source: definition.
 */
export function heightOf(fins: BundleFins): number {
  return fins.kind === 'plate' ? 0 : fins.height
}

function checkFins({ fins, method }: Bundle): void {
  requireWithin('the thickness of the fins', fins.thickness, 1e-4, 2e-3)
  requireWithin('the fins per metre', fins.density, 50, 1000)
  if (fins.kind !== 'plate') requireWithin('the height of the fins', fins.height, 2e-3, 0.025)
  else if (method)
    throw new EngineError('invalid-input', `the method ${method} knows round fins alone`, { path: 'bundle.method' })
}

function checkBundle(bundle: Bundle, pitchAlong: number): void {
  const { rows, tubesPerRow, tubeDiameter, tubeWall, fins, fouling = {}, roughness = 0, nozzles } = bundle
  requireWithin('the number of rows', rows, 1, 12)
  requireWithin('the number of tubes in a row', tubesPerRow, 1, 200)
  if (!Number.isInteger(rows) || !Number.isInteger(tubesPerRow))
    throw new EngineError('out-of-range', 'rows and tubes in a row are whole numbers', { rows, tubesPerRow })
  requireWithin('the length of a tube', bundle.tubeLength, 0.3, 25)
  requireWithin('the diameter of the tubes', tubeDiameter, 0.01, 0.06)
  requireWithin('the wall of the tubes', tubeWall, 2e-4, 0.35 * tubeDiameter)
  requireWithin('the transverse pitch', bundle.transversePitch, 1.2 * tubeDiameter, 6 * tubeDiameter)
  requireWithin('the longitudinal pitch', pitchAlong, tubeDiameter, 6 * tubeDiameter)
  checkFins(bundle)
  for (const k of [bundle.tubeConductivity, fins.conductivity])
    if (k !== undefined) requireWithin('the conductivity of a metal', k, 1, 500)
  for (const resistance of [fouling.air ?? 0, fouling.process ?? 0])
    requireWithin('the resistance of dirt', resistance, 0, 0.05)
  checkInside(tubeDiameter - 2 * tubeWall, bundle)
  requireWithin('the roughness of the tubes', roughness, 0, 1e-3)
  requireWithin('the loss of a pass in velocity heads', bundle.passLoss ?? 0, 0, 20)
  if (!nozzles) return
  requireWithin('the inside of a nozzle', nozzles.diameter, 0.01, 1)
  requireWithin('the number of nozzles at an end', nozzles.count ?? 1, 1, 20)
}
