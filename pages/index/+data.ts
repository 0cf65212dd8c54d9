import type { PageContextServer } from 'vike/types'
import { type CoilRating, rateCoil } from '../../engine/coils'
import { version } from '../../package.json'
import { coolingExample } from '../../shared/coils/document/exampleCoil'
import { sheetTextOf } from './sheetTextOf'

/** The example never changes while the server runs, so it is rated once. */
let rating: CoilRating | undefined

/** The numbers on the drawing, rated by the engine, in the reader's units. */
export function data({ frame }: PageContextServer) {
  rating ??= rateCoil(coolingExample)
  return { sheet: sheetTextOf(coolingExample, rating, frame.preferences.units), release: version }
}
