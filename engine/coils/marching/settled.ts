/** What a march came to. */
import type { AirEnd } from './airSweep'
import type { FluidEnd, FluidFront } from './fluidPiece'
import type { MarchState } from './marchedCoil'

/** A coil as marched. */
export interface Settled {
  state: MarchState
  flow: number
  inlet: FluidEnd
  front: FluidFront
  airEnd: AirEnd
  sweeps: number
  converged: boolean
  /** Largest miss of the last sweep, as a share. */
  moved: number
  /** The pressure of the fluid is used up before the end of the tubes. */
  isChoked: boolean
}
