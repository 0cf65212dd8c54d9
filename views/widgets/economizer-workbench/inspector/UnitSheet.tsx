import { economizerDrawing } from '../../../../engine/drawing/economizerDrawing'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { drawnUnit } from '../../../../shared/economizer/facts/drawnUnit'
import { economizerName } from '../../../../shared/economizer/facts/economizerName'
import { DrawingSvg } from '../../../workbench/drawing/DrawingSvg'
import { sizeIn } from '../../../workbench/drawing/sizeIn'
import { TitleBlock } from '../../../workbench/drawing/TitleBlock'
import { useEconomizer } from '../useEconomizer'

const metals: Readonly<Record<string, string>> = { 'Carbon Steel': 'steel' }

/** The section of the stack to scale, with its title block. */
export function UnitSheet({ rating }: { rating: EconomizerRating }) {
  const { reader, rated } = useEconomizer()
  const input = rated.ratedInput
  const { unit } = input
  const drawn = drawnUnit(input, rating)
  const { construction: made } = drawn
  const [stage] = rating.full.stages
  const metal = metals[unit.tubeMetal] ?? unit.tubeMetal
  const cells = [
    ['Tubes', `${sizeIn(reader, unit.tubeDiameter)} ${metal}`],
    ['Fins', unit.fins.kind === 'none' ? 'None' : sizeIn(reader, unit.fins.height)],
    ['Circuits', stage ? `${stage.circuits.count} × ${Number(stage.circuits.passes.toFixed(1))}` : '–'],
    ['Water', `${made.connection} in`],
    ['Dry', reader.full(made.dryWeight, 'mass')],
    ['Flooded', reader.full(made.operatingWeight, 'mass')],
    ['Water Δp', stage ? reader.full(stage.waterDrop, 'fluidPressureDrop') : '–'],
    ['Sizes', reader.label('length')],
  ] as const
  return (
    <figure className="cw-sheet cw-fig m-0">
      <DrawingSvg
        drawing={economizerDrawing(drawn)}
        reader={reader}
        name={`Section of the stack with ${economizerName(input)}: ${unit.rows} rows of ${unit.tubesWide} tubes, gas from below at ${reader.full(drawn.gasIn, 'temperature')}, leaving at ${reader.full(drawn.gasOut, 'temperature')}`}
      />
      <figcaption>
        <TitleBlock cells={cells} />
      </figcaption>
    </figure>
  )
}
