/** An air cooler as it is drawn: sizes, bays, fans, the states of its streams. SI. */
import type { DrawnAirCooler } from '../../../engine/drawing/airCoolerDrawing'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import type { AirCoolerRating } from '../document/airCoolerRating'

export function drawnCooler(
  { unit, bundle, fans }: Pick<AirCoolerInput, 'unit' | 'bundle' | 'fans'>,
  { construction, stream, air }: Pick<AirCoolerRating, 'construction' | 'stream' | 'air'>,
): DrawnAirCooler {
  const { tubeLength, passes, nozzles = 1 } = bundle
  const { perBay, diameter, draft } = fans
  return {
    ...unit,
    ...{ tubeLength, passes, nozzles, draft, construction },
    fans: { perBay, diameter },
    ...{ streamIn: stream.inlet, streamOut: stream.outlet, airIn: air.inlet, airOut: air.leaving },
  }
}
