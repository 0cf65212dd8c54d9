import type { CoilGeometry } from '../coils/coil'
import { type CoilEnvelope, casingAllowances } from './coilEnvelope'
import type { CoilSize } from './coilSize'

/** Density of galvanised steel sheet and of the copper of headers and bends [kg/m3]. */
const steelDensity = 7850
const headerDensity = 8940

/** Mass of the parts of a coil [kg] and its internal volume [m3]. */
export interface CoilWeight {
  tubes: number
  bends: number
  fins: number
  headers: number
  casing: number
  dry: number
  operating: number
  internalVolume: number
}

/** Densities of the fluid in the tubes that carry it and their bends, in the entering and in the leaving header [kg/m3]. */
export interface HeldFluid {
  tubes: number
  entering: number
  leaving: number
}

/** Inputs of the weight, besides the geometry. Lengths [m], densities [kg/m3]. */
export interface WeightBasis {
  passes: number
  feeds: number
  tubeDensity: number
  finDensity: number
  headerOutsideDiameter: number
  headerInsideDiameter: number
  /** A tube in each tube, which holds the entering fluid. */
  innerTube?: { outsideDiameter: number; wall: number }
  /** Share of the tubes that carry fluid: punched-out ones hold none; all where left out [-]. */
  activeShare?: number
  fluid: HeldFluid
}

/**
 * Mass of a coil by its parts, empty and full of fluid.
 *
 * @param geometry  the coil [m]
 * @param size      its derived sizes
 * @param envelope  its casing
 * @param basis     passes and feeds, densities [kg/m3], header diameters [m]
 * @returns masses [kg] and internal volume [m3]
 *
 * Valid for copper headers as high as the fin block and a sheet casing of four sides with flanges; braces, coating and
 * packing are left out, so that a shipped coil weighs 5 to 10 % more. An inner tube is as long as the fins, of the metal
 * of the tubes.
 *
 * Source: geometry.
 */
export function coilWeight(
  geometry: CoilGeometry,
  size: CoilSize,
  envelope: CoilEnvelope,
  basis: WeightBasis,
): CoilWeight {
  const { tubeOutsideDiameter: outside, finThickness, transversePitch } = geometry
  const { flange, bendStraight, sheet } = casingAllowances
  const metalSection = (Math.PI / 4) * (outside ** 2 - size.insideDiameter ** 2)
  const bore = (Math.PI / 4) * size.insideDiameter ** 2

  const tubeLength = size.tubes * (geometry.finnedLength + 2 * (flange / 2 + bendStraight))
  // Without circuits no tube is joined to another.
  const bends = basis.feeds > 0 ? Math.max(0, size.tubes - basis.feeds) : 0
  const bendLength = bends * ((Math.PI * transversePitch) / 2)
  const plate = size.tubesHigh * geometry.rows * transversePitch * geometry.longitudinalPitch
  const holes = (size.tubes * Math.PI * size.collarDiameter ** 2) / 4
  const collars = size.tubes * Math.PI * size.collarDiameter * Math.max(0, geometry.finPitch - finThickness)
  const headerMetal = (Math.PI / 4) * (basis.headerOutsideDiameter ** 2 - basis.headerInsideDiameter ** 2)
  const headerBore = (Math.PI / 4) * basis.headerInsideDiameter ** 2
  const casingArea =
    2 * (envelope.casingDepth + 2 * flange) * (envelope.casingHeight + envelope.casingLength) -
    2 * size.tubes * (Math.PI / 4) * outside ** 2

  const inner = innerSections(basis.innerTube)
  const innerLength = size.tubes * geometry.finnedLength
  const tubes = (tubeLength * metalSection + innerLength * inner.metal) * basis.tubeDensity
  const bendMass = bendLength * metalSection * basis.tubeDensity
  const fins = (plate - holes + collars) * finThickness * size.fins * basis.finDensity
  const headers = 2 * size.finHeight * headerMetal * headerDensity
  const casing = Math.max(0, casingArea) * sheet * steelDensity
  const room = (tubeLength + bendLength) * bore - innerLength * (inner.bore + inner.metal)
  const inTubes = (basis.activeShare ?? 1) * room
  const [inInner, inHeader] = [innerLength * inner.bore, size.finHeight * headerBore]
  const { fluid } = basis
  const dry = tubes + bendMass + fins + headers + casing
  return {
    tubes,
    bends: bendMass,
    fins,
    headers,
    casing,
    dry,
    operating: dry + inTubes * fluid.tubes + inInner * fluid.entering + inHeader * (fluid.entering + fluid.leaving),
    internalVolume: inTubes + inInner + 2 * inHeader,
  }
}

/** Cross-sections of the bore and the metal of an inner tube [m2]. */
function innerSections(inner: WeightBasis['innerTube']): { bore: number; metal: number } {
  if (!inner) return { bore: 0, metal: 0 }
  const { outsideDiameter, wall } = inner
  const bore = (Math.PI / 4) * (outsideDiameter - 2 * wall) ** 2
  return { bore, metal: (Math.PI / 4) * outsideDiameter ** 2 - bore }
}
