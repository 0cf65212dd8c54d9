/** Where the tubes are in the two views of a circuit drawing. Lengths on the sheet [mm]. */
import { type Bundle, placeOf } from '../circuitry/bundle'
import type { TubeSide } from '../circuitry/circuits'
import type { Point } from './drawing'
import { round } from './mirrorShape'

/** One view: the tube sheet from one side. */
export interface CircuitView {
  side: TubeSide
  /** The fin block. */
  block: { x: number; y: number; width: number; height: number }
  /** Centre of a tube. */
  at(tube: number): Point
}

/** Both views, and the sheet that holds them. */
export interface CircuitViews {
  width: number
  height: number
  /** Sheet millimetres for each metre of the coil. */
  scale: number
  /** Radius of a tube, at least so that it can be seen. */
  radius: number
  front: CircuitView
  rear: CircuitView
}

/** Widest and highest view; space around the views, and between them, for leads, numbers and dimensions. */
const largest = { width: 110, height: 440 } as const
const around = { left: 74, right: 44, between: 112, top: 34, bottom: 58 } as const
/** A coil of few tubes is not drawn larger than this: sheet millimetres for each metre. */
const mostScale = 700
const leastRadius = 0.7

/**
 * The places of tubes in the views from the front and from the rear.
 *
 * @param bundle  rows, columns, pitches and tube diameter [m], pattern
 * @returns both views side by side; seen from the front the air comes from the left, from the rear from the right
 *
 * Valid for any bundle; both views share one scale.
 *
 * Source: drafting practice.
 */
export function circuitViews(bundle: Bundle): CircuitViews {
  const deep = bundle.rows * bundle.longitudinalPitch
  const high = bundle.columns * bundle.transversePitch
  const perMetre = Math.min(largest.width / deep, largest.height / high, mostScale)
  const [width, height] = [deep * perMetre, high * perMetre]
  const viewAt = (side: TubeSide, x: number): CircuitView => ({
    side,
    block: { x: round(x), y: around.top, width: round(width), height: round(height) },
    at: tube => {
      const { depth, across } = placeOf(bundle, tube)
      return [
        round(side === 'front' ? x + depth * perMetre : x + width - depth * perMetre),
        round(around.top + across * perMetre),
      ]
    },
  })
  return {
    width: round(around.left + 2 * width + around.between + around.right),
    height: round(around.top + height + around.bottom),
    scale: round(perMetre),
    radius: round(Math.max(leastRadius, (bundle.tubeOutsideDiameter / 2) * perMetre)),
    front: viewAt('front', around.left),
    rear: viewAt('rear', around.left + width + around.between),
  }
}
