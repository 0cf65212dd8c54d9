/** Fluid held in the pieces of a march. */
import type { MarchedPiece } from './marchedCoil'
import type { PathCell } from './path'
import type { Settled } from './settled'

/**
 * Mass in a piece over the section of its tube.
 *
 * @param settled  the march
 * @param cell     the cell of the piece
 * @param piece    the piece
 * @returns        mass over section [kg/m2]
 *
 * Valid for any march. Where both phases flow, the mean over the quality from end to end of the piece: in its middle a
 * little vapour may have taken most of the place of the liquid that the end still has. Where a phase ends inside the
 * piece, the part of one phase has the density of the dome.
 *
 * Source: definition.
 */
export function heldIn({ state, flow }: Settled, cell: PathCell, piece: MarchedPiece): number {
  const { tubes, path, section } = state.coil
  const mixed = 1 - piece.liquidShare - piece.gasShare - piece.denseShare
  const dome = tubes.domeAt(piece.pressure)
  if (!dome || !tubes.twoPhaseDensity || mixed < 1e-3) return piece.held
  const { bubble, dew } = dome
  const qualityAt = (h: number) => Math.min(1, Math.max(0, (h - bubble.h) / (dew.h - bubble.h)))
  const to = qualityAt(piece.enthalpyOut)
  const from = qualityAt(piece.enthalpyOut - piece.heat / (flow * cell.flowShare))
  const single = piece.liquidShare * bubble.rho + piece.gasShare * dew.rho
  const massFlux = ((flow / (path.feeds * section)) * cell.flowShare) / cell.tubeShare
  return cell.tubeLength * (single + mixed * tubes.twoPhaseDensity(piece.pressure, massFlux, from, to))
}
