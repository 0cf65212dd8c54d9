/**
 * The correlations used inside the tubes of a marched coil, each at the mean point of the surface where it was used.
 */
import { correlationOf } from '../../correlations'
import { flowInputs } from '../../tubeside/two-phase'
import type { MethodUsed } from '../coil'
import type { Region } from '../streams/stream'
import { tubeMethods } from '../tubes/tubeMethods'
import type { MarchedPiece } from './marchedCoil'
import { piecesOf } from './pieces'
import type { Settled } from './settled'
import { type TubePlace, tubeLook } from './tubePlace'
import type { AskedTubeSide } from './tubeSide'
import type { TwoPhase } from './twoPhase'
import type { TwoPhaseTube } from './twoPhaseTube'

/** Suffix of the purpose of a single-phase law, where the coil has both phases. */
const wheres: Readonly<Record<Exclude<Region, 'two-phase'>, string>> = {
  liquid: ', liquid',
  gas: ', vapor',
  dense: '',
}

/**
 * The methods inside the tubes.
 *
 * @param settled  the march
 * @param tubes    the inside of its tubes
 * @returns        purpose, id, inputs and doubts of each
 *
 * Valid for any march.
 *
 * Source: the registry.
 */
export function marchMethods(settled: Settled, tubes: AskedTubeSide): MethodUsed[] {
  const { stream, laws, twoPhase, tube } = tubes
  const look = tubeLook()
  const used: MethodUsed[] = []
  for (const region of ['two-phase', 'gas', 'liquid', 'dense'] as const) {
    const place = meanPlace(settled, region)
    if (!place) continue
    tubes.domeAt(place.pressure)
    tubes.look(place, look)
    if (region === 'two-phase') used.push(...twoPhaseMethods(twoPhase!, tube!, place.isHeated))
    else used.push(...tubeMethods(laws, tubes.onePhase(), stream.changesPhase ? wheres[region] : ''))
  }
  return used
}

function twoPhaseMethods({ flow, film }: TwoPhase, tube: TwoPhaseTube, isHeated: boolean): MethodUsed[] {
  const all: Readonly<Record<string, unknown>> = {
    ...flowInputs(flow),
    length: tube.length,
    bendDiameter: tube.bendDiameter,
  }
  return [
    [isHeated ? 'boiling' : 'condensing', film()],
    ['two-phase pressure drop', tube.friction],
    ['void fraction', tube.voidFraction],
    ['return bends', 'domanski-hermes-bend'],
  ].map(([purpose, id]) => {
    const correlation = correlationOf(id!)
    const inputs: Record<string, number> = {}
    for (const { name } of correlation.inputs) {
      const value = all[name]
      if (typeof value === 'number') inputs[name] = value
    }
    return { purpose: purpose!, id: id!, inputs, warnings: correlation.evaluate(inputs).warnings }
  })
}

/** Means over the surface on which the fluid is in a region; undefined where there is none. */
function meanPlace(settled: Settled, region: Region): TubePlace | undefined {
  const { state, flow } = settled
  const { coil } = state
  let [pressure, enthalpy, heatFlux, wall, weights] = [0, 0, 0, 0, 0]
  for (const { cell, piece, share } of piecesOf(settled)) {
    const weight = share * shareIn(piece, region)
    if (!(weight > 0)) continue
    weights += weight
    pressure += weight * piece.pressure
    enthalpy += weight * (piece.enthalpyOut - piece.heat / (2 * flow * cell.flowShare))
    heatFlux += (weight * Math.abs(piece.heat) * coil.outsideToInside) / (coil.rowArea * share)
    wall += weight * piece.wall
  }
  if (weights === 0) return undefined
  return {
    pressure: pressure / weights,
    enthalpy: enthalpy / weights,
    region,
    isHeated: coil.isHeated,
    heatFlux: heatFlux / weights,
    wall: wall / weights,
    massFlux: flow / (coil.path.feeds * coil.section),
  }
}

function shareIn(piece: MarchedPiece, region: Region): number {
  if (region === 'liquid') return piece.liquidShare
  if (region === 'gas') return piece.gasShare
  return region === 'dense' ? piece.denseShare : 1 - piece.liquidShare - piece.gasShare - piece.denseShare
}
