import { airCoolerDrawing } from '../../../../engine/drawing/airCoolerDrawing'
import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { airCoolerName } from '../../../../shared/aircooler/facts/airCoolerName'
import { drawnCooler } from '../../../../shared/aircooler/facts/drawnCooler'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { DrawingSvg } from '../../../workbench/drawing/DrawingSvg'
import { sizeIn } from '../../../workbench/drawing/sizeIn'
import { TitleBlock } from '../../../workbench/drawing/TitleBlock'
import { useAirCooler } from '../useAirCooler'

/** Plan and elevation to scale, with their title block. */
export function Arrangement({ rating }: { rating: AirCoolerRating }) {
  const { reader, rated } = useAirCooler()
  const input = rated.ratedInput
  const { unit, bundle } = input
  const { construction, fans } = rating
  const drawn = drawnCooler(input, rating)
  const ends = bundle.nozzle === undefined ? '–' : `${drawn.nozzles} × ${sizeIn(reader, bundle.nozzle)}`
  const cells = [
    ['Bundles', `${unit.bays * unit.bundlesPerBay} of ${bundle.rows} rows`],
    ['Tubes', formatNumber(construction.tubes, 0)],
    ['Nozzles', ends],
    ['Fans', formatNumber(fans.count, 0)],
    ['Shaft', reader.full(fans.shaft, 'power')],
    ['Plot', reader.full(construction.plotArea, 'area')],
    ['Weight', reader.full(construction.weight, 'mass')],
    ['Sizes', reader.label('length')],
  ] as const
  return (
    <figure className="cw-sheet cw-fig m-0">
      <DrawingSvg
        drawing={airCoolerDrawing(drawn)}
        reader={reader}
        name={`Plan and elevation of the air cooler, ${airCoolerName(input)}: air in at ${reader.full(drawn.airIn, 'temperature')}, the stream from ${reader.full(drawn.streamIn, 'temperature')} to ${reader.full(drawn.streamOut, 'temperature')}`}
      />
      <figcaption>
        <TitleBlock cells={cells} />
      </figcaption>
    </figure>
  )
}
