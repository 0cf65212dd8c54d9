/** The air side of a bundle of round fins by its published method: film on the bare tube, drop. */
import {
  annularFin,
  annularFinTip,
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
import type { KnownBundle } from './bundle'
import { dryAirFilm } from './dryAir'

/** The film of the air. SI. */
export interface AirFilm {
  readonly reynolds: number
  /** On the fins, on the bare tube as if there were no fins [W/m2 K], and the efficiency of the fins [-]. */
  readonly coefficient: number
  readonly bare: number
  readonly finEfficiency: number
  /** Difference to the air at the tip of a fin over that at its root [-]. */
  readonly tip: number
}

/** The correlations behind each method: of heat transfer and of drop. */
export const airMethods = {
  'briggs-young': ['briggs-young', 'robinson-briggs'],
  esdu: ['esdu-high-fin', 'esdu-high-fin-loss'],
  ganguli: ['ganguli-vdi', 'ganguli-f'],
} as const

/**
 * The shape of a bundle as its correlations take it.
 *
 * @param bundle  the bundle
 * @returns       rows, lengths [m], areas over those of the bare tubes [-]
 *
 * Valid for every bundle.
 *
 * Source: geometry.
 */
export function shapeOf({ rows, areas, fins, transversePitch, pitchAlong, tubeDiameter }: KnownBundle) {
  return {
    ...{ rows, staggered: 1, transversePitch, longitudinalPitch: pitchAlong, tubeDiameter },
    ...{ diagonalPitch: areas.diagonalPitch, finDiameter: areas.finDiameter, areaRatio: areas.areaRatio },
    ...{ finHeight: fins.height, finThickness: fins.thickness, finSpacing: areas.finSpacing },
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
  const { tubeDiameter, areas, fins, fouling, freeFlow, chosen, finK } = bundle
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
  return { reynolds, coefficient, bare, finEfficiency, tip: annularFinTip(fin) }
}

/**
 * Drop of the air through the bundle.
 *
 * @param bundle   the bundle
 * @param flow     dry air through the whole unit [kg/s]
 * @param T        mean temperature of the air [K]
 * @param density  at that temperature [kg/m3]
 * @returns        static drop [Pa]
 *
 * Valid as the correlation of its method.
 *
 * Source: K. K. Robinson, D. E. Briggs (1966), ESDU 86022 or A. Ganguli (1985).
 */
export function airDrop(bundle: KnownBundle, flow: number, T: number, density: number): number {
  const { rows, areas, tubeDiameter, freeFlow, chosen } = bundle
  const G = flow / freeFlow
  const here = { ...shapeOf(bundle), Re: (G * tubeDiameter) / dryAirFilm(T).mu }
  const heads = {
    'briggs-young': () => 2 * rows * robinsonBriggs(here),
    esdu: () => 1 + areas.contraction ** 2 + rows * esduHighFinLoss(here),
    ganguli: () => 4 * rows * ganguliFriction(here),
  }
  return (heads[chosen]() * G * G) / (2 * density)
}

/**
 * Where the correlations of the air are outside their data.
 *
 * @param chosen  the method
 * @param Re      Reynolds number [-]
 * @returns       warnings
 *
 * Valid for every number.
 *
 * Source: ranges of the correlations.
 */
export function airDoubts(chosen: KnownBundle['chosen'], Re: number): Warning[] {
  const found = airMethods[chosen].flatMap(id => {
    const ranges = correlationOf(id).validity
    return ranges.Re ? outOfRange(id, { Re }, { Re: ranges.Re }) : []
  })
  return found.map(each => ({
    ...each,
    code: Re < each.limits![0] ? 'AIR_RE_LOW' : 'AIR_RE_HIGH',
    input: 'air.flow',
  }))
}
