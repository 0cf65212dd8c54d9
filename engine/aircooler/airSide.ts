/** The air side of a bundle by its published method: film on the bare tube, drop. */
import {
  annularFin,
  briggsYoung,
  esduHighFin,
  esduHighFinLoss,
  ganguli,
  ganguliFriction,
  highFinRowFactor,
  robinsonBriggs,
} from '../airside'
import { correlationOf } from '../correlations'
import { outOfRange, type Warning } from '../warnings'
import { heightOf, type KnownBundle } from './bundle'
import { dryAirFilm } from './dryAir'
import { type AirFilm, plateDrop, plateFilm, plateMethods } from './plateFins'

/** The correlations behind each method: of heat transfer and of drop. */
const airMethods = {
  'briggs-young': ['briggs-young', 'robinson-briggs'],
  esdu: ['esdu-high-fin', 'esdu-high-fin-loss'],
  ganguli: ['ganguli-vdi', 'ganguli-f'],
} as const

/** The shape of a bundle as its correlations take it: lengths [m], areas over those of the bare tubes [-]. */
function shapeOf({ rows, areas, fins, transversePitch, pitchAlong, tubeDiameter }: KnownBundle) {
  return {
    ...{ rows, staggered: 1, transversePitch, longitudinalPitch: pitchAlong, tubeDiameter },
    ...{ diagonalPitch: areas.diagonalPitch, finDiameter: areas.finDiameter, areaRatio: areas.areaRatio },
    ...{ finHeight: heightOf(fins), finThickness: fins.thickness, finSpacing: areas.finSpacing },
  }
}

/**
 * The film of the air.
 *
 * @param bundle  the bundle
 * @param flow    dry air through the whole unit [kg/s]
 * @param T       mean temperature of the air [K]
 * @returns       Reynolds number, coefficients on fins and bare tube [W/m2 K], efficiency of the fins [-]
 *
 * Valid as the correlation of its method.
 *
 * Source: D. E. Briggs, E. H. Young (1963), ESDU 86022 or A. Ganguli (1985); fins K. A. Gardner (1945).
 */
export function airFilm(bundle: KnownBundle, flow: number, T: number): AirFilm {
  const { tubeDiameter, areas, fins, fouling, freeFlow, chosen, finK, plate } = bundle
  if (plate) {
    const { thickness } = fins
    return plateFilm(plate, { G: flow / freeFlow, T, finK, thickness, fouling: fouling?.air ?? 0 })
  }
  const { mu, k, cp } = dryAirFilm(T)
  const reynolds = ((flow / freeFlow) * tubeDiameter) / mu
  const here = { ...shapeOf(bundle), Re: reynolds, Pr: (cp * mu) / k }
  const laws = { 'briggs-young': briggsYoung, esdu: esduHighFin, ganguli } as const
  // The other laws have their rows in themselves.
  const few = chosen === 'briggs-young' && bundle.fewRows ? highFinRowFactor(bundle) : 1
  const clean = (laws[chosen](here) * few * k) / tubeDiameter
  const coefficient = clean / (1 + clean * (fouling?.air ?? 0))
  const fin = {
    m: Math.sqrt((2 * coefficient) / (finK * fins.thickness)),
    rootRadius: tubeDiameter / 2,
    radiusRatio: areas.finDiameter / tubeDiameter,
  }
  const finEfficiency = annularFin(fin)
  const bare = ((finEfficiency * areas.fin + areas.bare) / areas.outside) * coefficient * areas.areaRatio
  return { reynolds, coefficient, bare, finEfficiency }
}

/**
 * Drop of the air through the bundle.
 *
 * @param bundle   the bundle
 * @param flow     dry air through the whole unit [kg/s]
 * @param density  of the air as a function of its temperature [kg/m3]
 * @param ends     temperatures of the air that comes and that leaves [K]
 * @returns        static drop [Pa]
 *
 * Valid as the correlation of its method.
 *
 * Source: K. K. Robinson, D. E. Briggs (1966), ESDU 86022 or A. Ganguli (1985).
 */
export function airDrop(
  bundle: KnownBundle,
  flow: number,
  density: (T: number) => number,
  ends: readonly [airIn: number, airOut: number],
): number {
  const { rows, areas, tubeDiameter, freeFlow, chosen, plate } = bundle
  const G = flow / freeFlow
  const T = (ends[0] + ends[1]) / 2
  if (plate) return plateDrop(plate, G, T, [density(ends[0]), density(ends[1])])
  const here = { ...shapeOf(bundle), Re: (G * tubeDiameter) / dryAirFilm(T).mu }
  const heads = {
    'briggs-young': () => 2 * rows * robinsonBriggs(here),
    esdu: () => 1 + areas.contraction ** 2 + rows * esduHighFinLoss(here),
    ganguli: () => 4 * rows * ganguliFriction(here),
  }
  return (heads[chosen]() * G * G) / (2 * density(T))
}

/**
 * The correlations of the air, and where they are outside their data.
 *
 * @param bundle  the bundle
 * @param Re      Reynolds number [-]
 * @returns       ids of heat transfer and of drop, their inputs [SI], warnings
 *
 * Valid for every number.
 *
 * Source: ranges of the correlations.
 */
export function airMethodsOf(bundle: KnownBundle, Re: number) {
  const { plate, chosen } = bundle
  if (plate) {
    const { heat, friction, doubts } = plateMethods(plate, Re)
    return { heat, friction, inputs: { ...plate.surface.fin, Re }, doubts }
  }
  const [heat, friction] = airMethods[chosen]
  const doubts = [heat, friction].flatMap((id): Warning[] => {
    const ranges = correlationOf(id).validity
    return ranges.Re ? outOfRange(id, { Re }, { Re: ranges.Re }) : []
  })
  return {
    ...{ heat: [heat], friction: [friction, 'annular-fin'], inputs: { ...shapeOf(bundle), Re } },
    doubts: doubts.map(each => ({
      ...each,
      code: Re < each.limits![0] ? 'AIR_RE_LOW' : 'AIR_RE_HIGH',
      input: 'air.flow',
    })),
  }
}
