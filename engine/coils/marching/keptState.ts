/** The air and the pieces of a march, kept so that a later march of other flow can start from there. */
import { type MarchState, refreshRows } from './marchedCoil'

/** What a march changes of its state, as it was. */
export interface KeptState extends Pick<MarchState, 'pieces' | 'airT' | 'airW' | 'bendDrops'> {
  /** Share of the flow of each cell, row by row. */
  flowShares: number[][]
}

/**
 * Copies what a march changes.
 *
 * @param state  the march
 * @returns      its air, pieces, drops of bends, and shares of the flow
 *
 * Source: definition.
 */
export function keptState({ pieces, airT, airW, bendDrops, cellsByRow }: MarchState): KeptState {
  return {
    pieces: pieces.map(piece => ({ ...piece })),
    airT: airT.slice(),
    airW: airW.slice(),
    bendDrops: bendDrops.slice(),
    flowShares: cellsByRow.map(cells => cells.map(({ flowShare }) => flowShare)),
  }
}

/**
 * Puts back what `keptState` copied.
 *
 * @param state  the march, overwritten
 * @param kept   its state at an earlier time
 *
 * Valid for states of the same march.
 *
 * Source: definition.
 */
export function restoreState(state: MarchState, kept: KeptState): void {
  state.airT.set(kept.airT)
  state.airW.set(kept.airW)
  state.bendDrops = kept.bendDrops.slice()
  // The pieces stay the same objects: all have one shape, and a result may refer to them.
  for (const [index, piece] of kept.pieces.entries()) Object.assign(state.pieces[index]!, piece)
  for (const [row, shares] of kept.flowShares.entries())
    for (const [index, share] of shares.entries()) state.cellsByRow[row]![index]!.flowShare = share
  refreshRows(state)
}
