import { formatSignificant } from '../../../../shared/display/formatNumber'
import { type Reader, readersValue } from '../../../../shared/display/formatQuantity'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import { processFigure } from '../../../../shared/mist/figures/processFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { TitleBlock } from '../../../workbench/drawing/TitleBlock'
import { useMist } from '../useMist'

/** A size without zeros that say nothing. */
const sizeIn = ({ system, label }: Reader, value: number, quantity: 'length' | 'area') =>
  `${formatSignificant(readersValue(value, quantity, system))} ${label(quantity)}`

/** The way of the air on the psychrometric chart, with the sizes of the spray below it. */
export function ProcessSheet({ rating }: { rating: MistRating }) {
  const { reader, rated } = useMist()
  const { design } = rating
  const { spray, intake } = rated.ratedInput
  const cells = [
    ['Nozzles', String(design.nozzles.count)],
    ['Stages', String(spray.stages)],
    ['Pressure', reader.full(spray.pressure, 'pumpPressure')],
    ['Pump', reader.full(design.nozzles.pump.power, 'power')],
    ['Droplets', reader.full(design.droplets.diameter, 'dropletSize')],
    ['To the coil', sizeIn(reader, intake.distance, 'length')],
    ['Face', sizeIn(reader, intake.face, 'area')],
    ['Velocity', reader.full(design.velocity, 'velocity')],
  ] as const
  return (
    <figure className="cw-sheet cw-fig m-0">
      <FigureSvg figure={processFigure(design, reader)} />
      <figcaption>
        <TitleBlock cells={cells} />
      </figcaption>
    </figure>
  )
}
