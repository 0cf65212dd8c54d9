import { economizerDrawing } from '../../../../engine/drawing/economizerDrawing'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { connectionsFact } from '../../../../shared/economizer/facts/connectionsFact'
import { drawnUnit } from '../../../../shared/economizer/facts/drawnUnit'
import { economizerName } from '../../../../shared/economizer/facts/economizerName'
import { DrawingSvg } from '../../../workbench/drawing/DrawingSvg'
import { sizeIn } from '../../../workbench/drawing/sizeIn'
import { TitleBlock } from '../../../workbench/drawing/TitleBlock'
import { useEconomizer } from '../useEconomizer'

const metals: Readonly<Record<string, string>> = { 'Carbon Steel': 'steel' }

/** The section of the stack through each stage to scale, with its title block. */
export function UnitSheet({ rating }: { rating: EconomizerRating }) {
  const { stages } = rating.full
  // biome-ignore lint/suspicious/noArrayIndexKey: the stages have an order and no names
  return stages.map((_, index) => <StageSheet key={index} rating={rating} index={index} />)
}

function StageSheet({ rating, index }: { rating: EconomizerRating; index: number }) {
  const { reader, rated } = useEconomizer()
  const input = rated.ratedInput
  const drawn = drawnUnit(input, rating, index)
  const { bank, construction: made } = drawn
  const stage = rating.full.stages[index]!
  const metal = metals[bank.tubeMetal] ?? bank.tubeMetal
  const name = index === 0 ? economizerName(input) : 'the second stage'
  const [, connection, unit] = connectionsFact([made.connection], reader.system)
  const cells = [
    ['Tubes', `${sizeIn(reader, bank.tubeDiameter)} ${metal}`],
    ['Fins', bank.fins.kind === 'none' ? 'None' : sizeIn(reader, bank.fins.height)],
    ['Circuits', `${stage.circuits.count} × ${Number(stage.circuits.passes.toFixed(1))}`],
    ['Water', unit ? `${connection} ${unit}` : connection],
    ['Dry', reader.full(made.dryWeight, 'mass')],
    ['Flooded', reader.full(made.operatingWeight, 'mass')],
    ['Water Δp', reader.full(stage.waterDrop, 'fluidPressureDrop')],
    ['Sizes', reader.label('length')],
  ] as const
  return (
    <figure className="cw-sheet cw-fig m-0">
      <DrawingSvg
        drawing={economizerDrawing(drawn)}
        reader={reader}
        name={`Section of the stack with ${name}: ${bank.rows} rows of ${bank.tubesWide} tubes, gas from below at ${reader.full(drawn.gasIn, 'temperature')}, leaving at ${reader.full(drawn.gasOut, 'temperature')}`}
      />
      <figcaption>
        <TitleBlock cells={cells} />
      </figcaption>
    </figure>
  )
}
