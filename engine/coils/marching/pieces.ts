/** The pieces of a march, each with its cell and its share of a row. */
import type { MarchedPiece } from './marchedCoil'
import type { PathCell } from './path'
import type { Settled } from './settled'

/**
 * Every piece with its cell, and its share of a row.
 *
 * @param settled  the march
 * @returns        one by one in the order of the fluid
 *
 * Source: definition.
 */
export function* piecesOf({
  state,
}: Pick<Settled, 'state'>): Generator<{ cell: PathCell; piece: MarchedPiece; share: number }> {
  const { path } = state.coil
  for (const pass of path.passes)
    for (const cell of pass.cells)
      for (let s = 0; s < path.slices; s++)
        yield { cell, piece: state.pieces[cell.first + s]!, share: cell.share / path.slices }
}
