/** The gas side of a bank by its published method: film, fins, drop. */
import {
  annularFin,
  annularFinTip,
  bankLoss,
  briggsYoung,
  escoaFLaw,
  escoaJLaw,
  esduHighFin,
  esduHighFinLoss,
  ganapathySegmented,
  ganapathyWhole,
  grimisonLaw,
  hedhBank,
  highFinRowFactor,
  robinsonBriggs,
} from '../airside'
import { correlationOf } from '../correlations'
import { outOfRange, type Warning } from '../warnings'
import type { KnownBank } from './bank'

/** What a film depends on at a place. SI. */
export interface GasPlace {
  /** Mass of gas through the free area [kg/m2 s]. */
  G: number
  mu: number
  cp: number
  k: number
}

/** A gas side made ready for a bank. */
export interface GasSide {
  /** Coefficient by convection [W/m2 K], where gas over mean fin temperature is as given [-]. */
  film(place: GasPlace, temperatureRatio: number): number
  /** Drop of a row by friction [Pa], at a density [kg/m3]. */
  drop(place: GasPlace, temperatureRatio: number, rho: number): number
  /** Efficiency of the fins for a coefficient on them [-]; 1 of bare tubes. */
  finEfficiency(coefficient: number): number
  /** Difference between gas and fin at the tip over that at the root [-]. */
  tip(coefficient: number): number
  /** What there is to say of a Reynolds number. */
  doubts(Re: number): Warning[]
}

/** The correlations behind each method: of heat transfer and of drop. */
export const gasMethods = {
  escoa: ['escoa-j', 'escoa-f'],
  'briggs-young': ['briggs-young', 'robinson-briggs'],
  esdu: ['esdu-high-fin', 'esdu-high-fin-loss'],
  grimison: ['grimison-bank', 'gaddis-gnielinski'],
  hedh: ['hedh-bank', 'gaddis-gnielinski'],
} as const

/**
 * The gas side of a bank.
 *
 * @param bank  the bank
 * @returns     functions of a place, in SI
 *
 * Valid as the correlations of its method; `doubts` says where they are outside their data.
 *
 * Source: as each correlation of `gasMethods`; efficiency of fins V. Ganapathy (2003) with ESCOA, else K. A. Gardner (1945).
 */
export function gasSide(bank: KnownBank): GasSide {
  return { ...lawsOf(bank), ...finsOf(bank), doubts: Re => doubtsOf(bank, Re) }
}

function doubtsOf(bank: KnownBank, Re: number): Warning[] {
  const found = gasMethods[bank.chosen].flatMap(id => {
    const ranges = correlationOf(id).validity
    return ranges.Re ? outOfRange(id, { Re }, { Re: ranges.Re }) : []
  })
  return found.map(each => ({ ...each, code: Re < each.limits![0] ? 'AIR_RE_LOW' : 'AIR_RE_HIGH', input: 'bank' }))
}

/** The shape of a bank as its correlations take it: counts, lengths [m], areas over that of the bare tubes. */
export function shapeOf(bank: KnownBank) {
  const { areas, fins, tubeDiameter: d } = bank
  return {
    rows: bank.rows,
    staggered: bank.layout === 'staggered' ? 1 : 0,
    serrated: fins.kind === 'serrated' ? 1 : 0,
    transversePitch: bank.transversePitch,
    longitudinalPitch: bank.longitudinalPitch,
    diagonalPitch: areas.diagonalPitch,
    tubeDiameter: d,
    finDiameter: areas.finDiameter,
    finHeight: fins.kind === 'none' ? 0 : fins.height,
    finThickness: fins.kind === 'none' ? 0 : fins.thickness,
    finSpacing: areas.finSpacing,
    areaRatio: areas.areaRatio,
  }
}

type Laws = Pick<GasSide, 'film' | 'drop'>

function lawsOf(bank: KnownBank): Laws {
  const { tubeDiameter: d } = bank
  const shape = shapeOf(bank)
  const dynamic = ({ G }: GasPlace, rho: number) => (G * G) / (2 * rho)
  // Written over at every place: millions of objects would be made otherwise.
  const here = { ...shape, Re: 1, Pr: 1 }
  const groups = ({ G, mu, cp, k }: GasPlace) => {
    here.Re = (G * d) / mu
    here.Pr = (cp * mu) / k
    return here
  }
  if (bank.chosen === 'escoa') {
    const [j, f] = [escoaJLaw(shape), escoaFLaw(shape)]
    return {
      film: ({ G, mu, cp, k }, ratio) => (j((G * d) / mu, ratio) * G * cp) / Math.cbrt(((cp * mu) / k) ** 2),
      drop: (place, ratio, rho) => 4 * f((place.G * d) / place.mu, ratio) * dynamic(place, rho),
    }
  }
  if (bank.chosen === 'briggs-young') {
    const few = highFinRowFactor(bank)
    return {
      film: place => (briggsYoung(groups(place)) * few * place.k) / d,
      drop: (place, _, rho) => 2 * robinsonBriggs(groups(place)) * dynamic(place, rho),
    }
  }
  if (bank.chosen === 'esdu') {
    return {
      film: place => (esduHighFin(groups(place)) * place.k) / d,
      drop: (place, _, rho) => esduHighFinLoss(groups(place)) * dynamic(place, rho),
    }
  }
  const drop = (place: GasPlace, _: number, rho: number) => bankLoss(groups(place)) * dynamic(place, rho)
  if (bank.chosen === 'grimison') {
    const nusselt = grimisonLaw(shape)
    return { film: ({ G, mu, cp, k }) => (nusselt((G * d) / mu, (cp * mu) / k) * k) / d, drop }
  }
  // Its own length is half the perimeter, and its velocity that in the empty face.
  const toFace = bank.openShare * (Math.PI / 2)
  return {
    film: place => {
      const known = groups(place)
      known.Re *= toFace
      return (hedhBank(known) * place.k) / (d * (Math.PI / 2))
    },
    drop,
  }
}

function finsOf({ fins, fin, chosen, tubeDiameter, areas }: KnownBank): Pick<GasSide, 'finEfficiency' | 'tip'> {
  if (fins.kind === 'none') return { finEfficiency: () => 1, tip: () => 1 }
  const { height, thickness: b } = fins
  const k = fin!.conductivity
  if (fins.kind === 'serrated') {
    const per = Math.sqrt((2 * (b + fins.segmentWidth)) / (k * b * fins.segmentWidth))
    return {
      finEfficiency: h => ganapathySegmented(per * Math.sqrt(h), height),
      tip: h => 1 / Math.cosh(per * Math.sqrt(h) * height),
    }
  }
  const per = Math.sqrt(2 / (k * b))
  const radiusRatio = areas.finDiameter / tubeDiameter
  const round = (h: number) => ({ m: per * Math.sqrt(h), rootRadius: tubeDiameter / 2, radiusRatio })
  return {
    finEfficiency:
      chosen === 'escoa' ? h => ganapathyWhole(per * Math.sqrt(h), height, radiusRatio) : h => annularFin(round(h)),
    tip: h => annularFinTip(round(h)),
  }
}
