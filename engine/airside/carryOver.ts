import type { RatedSurface } from './finSurfaces'

/** Standard face velocities above which water may be carried over [m/s]: 550, 500, 450 and 400 ft/min. */
export const carryOverClasses = [2.794, 2.54, 2.286, 2.032] as const

const wavy = { open: 0, dense: 1 } as const
const raised = { open: 1, dense: 2 } as const

/** Class of face velocity at which water is carried over with open and with dense fins: index of `carryOverClasses`. */
export const carryOver: Readonly<Record<RatedSurface, { open: number; dense: number }>> = {
  Flat: wavy,
  FlatLouvered: raised,
  Corrugated: { open: 0, dense: 0 },
  Embossed: wavy,
  SineWave: wavy,
  XFin: raised,
  RaisedLanced: raised,
  ZFin: raised,
}
