import type { Colour } from './colours'

/** What is written and painted on a tube. */
export interface TubeFace {
  text: string
  /** For screen readers, after the name of the tube. */
  said: string
  colour?: Colour
}
