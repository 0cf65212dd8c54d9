/** The fluid at one place of the tubes: its temperature, film coefficient and friction. */

import { returnBendLoss } from '../../tubeside/tubePressureDrop'
import type { DomeEnds, TubeStream } from '../streams/stream'
import type { MeanTube } from '../tubes/tubeMethods'
import type { TubeLaws } from '../tubes/tubeSurface'
import { onePhase } from './onePhase'
import type { TubeLook, TubePlace } from './tubePlace'
import { type TwoPhase, twoPhase } from './twoPhase'
import type { TwoPhaseTube } from './twoPhaseTube'

/** The inside of the tubes of one coil. */
export interface TubeSide {
  readonly stream: TubeStream
  look(place: TubePlace, out: TubeLook): void
  /** The dome at a pressure; undefined above the critical pressure and for fluids that keep their phase. */
  domeAt(pressure: number): DomeEnds | undefined
  /** Mass over the volume of the tube between two qualities; absent where the fluid keeps its phase [kg/m3]. */
  twoPhaseDensity?: TwoPhase['density']
  /** Pressure lost in a return bend behind an evaluated place, at a mass flux [Pa]. */
  bendDrop(look: TubeLook, massFlux: number): number
}

/** The same, with the last inputs of its laws, for the list of methods of a rating. */
export interface AskedTubeSide extends TubeSide {
  onePhase(): MeanTube
  twoPhase?: TwoPhase
  laws: TubeLaws
  tube?: TwoPhaseTube
}

/**
 * The inside of round tubes with a stream in them.
 *
 * @param stream   the fluid
 * @param laws     the inside of the tubes, and the laws of one phase there
 * @param tube     the same where it may boil or condense
 * @param peak     temperature of the largest heat capacity above the critical pressure, for the laws that need it [K]
 * @returns        temperature, film coefficient and friction of the fluid at any place
 *
 * Valid for any region of the fluid.
 *
 * Source: as `onePhase` and `twoPhase`.
 */
export function tubeSide(stream: TubeStream, laws: TubeLaws, tube?: TwoPhaseTube, peak = Number.NaN): AskedTubeSide {
  const { roughness, diameter } = laws.surface
  const bendLoss = returnBendLoss(roughness / diameter)
  const single = onePhase(stream, laws, peak)
  const both = tube && twoPhase(stream, laws, tube)
  return {
    stream,
    laws,
    domeAt: p => both?.domeAt(p),
    onePhase: single.last,
    bendDrop(look, massFlux) {
      const alone = 0.5 * bendLoss * massFlux * massFlux * look.momentum
      return both && look.quality > 0 && look.quality < 1 ? both.bendDrop(look, alone) : alone
    },
    ...(both && { twoPhase: both, tube, twoPhaseDensity: both.density }),
    look(place, out) {
      const dome = both?.domeAt(place.pressure)
      if (place.region === 'two-phase' && dome) {
        both!.look(place, out)
        return
      }
      single.look(place, out, dome)
      if (place.region === 'gas' && !place.isHeated && dome) both!.mendGas(place, out)
    },
  }
}

/**
 * The same tubes without friction and acceleration.
 *
 * @param tubes  the inside of tubes
 * @returns      tubes that lose no pressure
 *
 * Valid for tubes that the fluid enters along their whole length: its pressure is the same everywhere.
 *
 * Source: definition.
 */
export function withoutDrop(tubes: TubeSide): TubeSide {
  return {
    ...tubes,
    look(place, out) {
      tubes.look(place, out)
      out.gradient = 0
      out.momentum = 0
    },
    bendDrop: () => 0,
  }
}
