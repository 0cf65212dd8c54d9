/** The result of a march. */
import type { AirEnd } from './airSweep'
import type { FluidEnd, FluidFront } from './fluidPiece'
import type { MarchState } from './marchedCoil'

/** A coil after its march. */
export interface Settled {
  state: MarchState
  flow: number
  inlet: FluidEnd
  front: FluidFront
  airEnd: AirEnd
  sweeps: number
  converged: boolean
  /** Largest relative change by the last sweep. */
  moved: number
  /** The pressure of the fluid is used up before the end of the tubes. */
  isChoked: boolean
}
