/** The refrigerant pressure drops of whole coils by another program (ACHP), part by part, beside ours. */
import { airModel } from '../../engine/coils/air/airModel'
import type { CondenserCoil, EvaporatorCoil } from '../../engine/coils/coil'
import { domeEnds } from '../../engine/coils/streams/stream'
import { solveZones } from '../../engine/coils/zones/solveZones'
import { zoneCase } from '../../engine/coils/zones/zoneCase'
import { type AchpCase, achpCondensers, achpEvaporators, withItsAir } from './achpCoils'

/** Pressure drops [Pa], at the constant pressure of evaporation or condensation of ACHP; without bends and headers. */
export interface DropParts {
  title: string
  coilType: 'EVAP' | 'COND'
  theirs: number
  friction: number
  acceleration: number
  /** Length of tube with two-phase flow [m]. */
  wetLength: number
  /** Our friction plus the acceleration with the slip of Zivi, multiplied by that length in metres, as ACHP does. */
  likeTheirs: number
}

/** Momentum flux of both phases over the square of the mass flux, with the slip of Zivi [m3/kg]. */
function momentumOfZivi(x: number, liquid: number, vapour: number): number {
  if (x < 1e-9) return 1 / liquid
  if (x > 1 - 1e-9) return 1 / vapour
  const voids = 1 / (1 + (vapour / liquid) ** (2 / 3) * (1 / x - 1))
  return x ** 2 / vapour / voids + (1 - x) ** 2 / liquid / (1 - voids)
}

function partsOf(one: AchpCase<EvaporatorCoil | CondenserCoil>): DropParts {
  const input = withItsAir(one)
  const is = { ...zoneCase(input), isEven: true, isobaric: true }
  const model = airModel(input, is.extreme)
  const { zones, tube } = solveZones(model, is)
  const length = model.circuits.passes * tube.length
  const ends = domeEnds()
  is.stream.dome(is.pressure, ends)
  let [friction, acceleration, asTheirs, wetLength] = [0, 0, 0, 0]
  for (const { film, share, kind, qualityIn, qualityOut } of zones.filter(zone => zone.share > 0)) {
    friction += film.gradient * length * share
    acceleration += tube.massFlux ** 2 * (film.momentumOut - film.momentumIn)
    if (kind !== 'two-phase') continue
    wetLength = share * length
    const momentum = (x: number) => momentumOfZivi(x, ends.bubble.rho, ends.dew.rho)
    asTheirs = tube.massFlux ** 2 * (momentum(qualityOut) - momentum(qualityIn)) * wetLength
  }
  return {
    title: `${input.coilType === 'EVAP' ? 'evaporator' : 'condenser'}, ${input.refrigerant.name}`,
    coilType: input.coilType as DropParts['coilType'],
    theirs: Math.abs(one.answer.ref_dp!),
    friction,
    acceleration,
    wetLength,
    likeTheirs: friction + asTheirs,
  }
}

/** Every evaporator and condenser of that program. */
export function achpDrops(): DropParts[] {
  return [...achpEvaporators(), ...achpCondensers()].map(partsOf)
}
