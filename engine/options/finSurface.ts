import { enumeration } from './enumeration'

/** Fin surface. `Optimize` lets the rating or a design choose. */
export const finSurface = enumeration('fin surface', {
  Flat: 'Flat',
  FlatLouvered: 'Flat Louvered',
  Corrugated: 'Corrugated',
  Embossed: 'Embossed',
  SineWave: 'Sine Wave',
  XFin: 'X Fin',
  RaisedLanced: 'Raised Lanced',
  ZFin: 'Z Fin',
  Optimize: 'Optimize',
})
