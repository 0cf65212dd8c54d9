import { Arrow } from '../Arrow'
import { IsoCoil } from '../coil/IsoCoil'
import { TileDrawing } from './TileDrawing'

/** A coil with its fins cut open. */
export function Coil({ viewBox }: { viewBox?: string }) {
  return (
    <TileDrawing viewBox={viewBox}>
      <IsoCoil
        view={{ origin: [78, 84], scale: 1.72 }}
        shape={{ length: 60, height: 36, depth: 13, rows: 4, tubes: 8, fins: 26 }}
      />
      <Arrow tip={[82.6, 67.7]} angle={-30} length={20.6} stream="hot" size={7} />
      <Arrow tip={[113, 73.6]} angle={-30} length={20.6} stream="hot" size={7} />
    </TileDrawing>
  )
}
