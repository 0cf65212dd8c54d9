import { enumeration } from './enumeration'

/** Shape of the fin. `Optimize` asks a design to choose. */
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
