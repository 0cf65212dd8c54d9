import { type ReactNode, useState } from 'react'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import { circuitsByTube, firstTube } from '../../../../shared/circuitry/facts/circuitsByTube'
import { type ComparedLine, comparedLines } from '../../../../shared/circuitry/facts/comparedLines'
import {
  namesOf,
  rangeOfValues,
  type ShownName,
  shownQuantities,
  valuesByTube,
} from '../../../../shared/circuitry/facts/shownQuantities'
import { sentence } from '../../../../shared/display/sentence'
import { tools } from '../../../../shared/tools/tools'
import { FormMessage } from '../../../components/FormMessage'
import { ScrollPane } from '../../../components/ScrollPane'
import { Segments } from '../../../workbench/inputs/Segments'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { Study } from '../../../workbench/studies/Study'
import { Legend } from '../canvas/Legend'
import { QuantityChoice } from '../canvas/QuantityChoice'
import { sides } from '../canvas/sides'
import { useCircuitry } from '../useCircuitry'
import { CoilChoice } from './CoilChoice'
import { ComparedMap } from './ComparedMap'
import { type OfferedCoil, useCompared } from './useCompared'

/** A coil of the comparison, with its solution. */
type Solved = OfferedCoil & { rating: CircuitsRating & { solved: object } }

const isSolved = (one: OfferedCoil): one is Solved => one.rating?.solved !== undefined

/** Up to three coils of the project side by side: their maps on one scale, and their figures with the differences. */
export function Compare() {
  const { reader } = useCircuitry()
  const { offered, chosen, choose, isWorking, failure } = useCompared(tools.circuits)
  const solved = chosen.filter(isSolved)
  return (
    <>
      <CoilChoice offered={offered} chosen={chosen} onChoose={choose} />
      {failure && <FormMessage lines={[failure]} />}
      {offered.length < 2 && (
        <p className="cw-sm px-3">
          There is one coil to look at. Add or copy a coil in the tabs above, or save the project and change the coil:
          then it is compared with what it was.
        </p>
      )}
      {chosen.map(
        ({ key, name, problem }) =>
          problem && (
            <p key={key} className="cw-sm px-3">
              {sentence(`${name}: ${problem}`)}
            </p>
          ),
      )}
      <p className="cw-sm cw-muted px-3 m-0" role="status">
        {isWorking ? 'The coils are being solved.' : ''}
      </p>
      {solved.length > 0 && <Maps coils={solved} />}
      {solved.length > 1 && (
        <ScrollPane name="Figures side by side, scrollable" className="sg-compared">
          <ColumnTable<ComparedLine>
            caption="Figures side by side"
            head="Figure"
            nameOf={({ name, unit }) => (unit ? `${name}, ${unit}` : name)}
            rows={comparedLines(
              solved.map(({ rating }) => rating),
              reader,
            )}
            columns={solved.flatMap(({ name }, at) => [
              { name, unit: '', cell: (line: ComparedLine) => line.values[at]! },
              ...(at === 0
                ? []
                : [
                    {
                      name: `${name} − ${solved[0]!.name}`,
                      unit: '',
                      cell: (line: ComparedLine) => line.differences[at]!,
                    },
                  ]),
            ])}
          />
        </ScrollPane>
      )}
    </>
  )
}

/** The maps of one quantity, which all their solutions have, with one legend. */
function Maps({ coils }: { coils: readonly Solved[] }) {
  const { reader } = useCircuitry()
  const [wanted, setWanted] = useState<ShownName>('heat')
  const [side, setSide] = useState<(typeof sides)[number]['value']>('front')
  const [at, setAt] = useState(() => placeOf(coils[0]!.rating, firstTube(coils[0]!.rating)))
  const names = coils
    .map(({ rating }) => namesOf(rating.solved))
    .reduce((common, names) => common.filter(name => names.includes(name)))
  const name = names.includes(wanted) ? wanted : 'fluid'
  const maps = coils.map(coil => ({ ...coil, values: valuesByTube(coil.rating.solved, name)! }))
  const range = rangeOfValues(maps.flatMap(({ values }) => values.filter(value => value !== null)))
  const { quantity, label } = shownQuantities[name]
  const said = maps.map(({ name: coil, rating, values }) => {
    const value = values[tubeAt(rating, at) ?? -1] ?? null
    return `${coil} ${value === null ? 'no such tube' : reader.full(value, quantity)}`
  })
  return (
    <>
      <div className="sg-tools">
        <QuantityChoice names={names} value={name} onChoose={setWanted} />
        <Segments label="Seen from" value={side} choices={sides} onChoose={setSide} />
      </div>
      <div className="sg-legend px-3">
        <Legend name={name} range={range} reader={reader} />
      </div>
      <p className="cw-sm px-3 mb-1" role="status">
        {`Tube ${at.column + 1} of row ${at.row + 1}, ${label.toLowerCase()}: ${said.join(', ')}`}
      </p>
      <div className="sg-beside">
        {maps.map(({ key, ...map }) => (
          <ComparedMap
            key={key}
            {...map}
            {...{ quantity: name, range, side }}
            at={tubeAt(map.rating, at) ?? 0}
            circuitOf={circuitsByTube(map.rating)}
            onGo={tube => setAt(placeOf(map.rating, tube))}
          />
        ))}
      </div>
    </>
  )
}

interface TubePlace {
  row: number
  column: number
}

const placeOf = ({ graph: { columns } }: CircuitsRating, tube: number): TubePlace => ({
  row: Math.floor(tube / columns),
  column: tube % columns,
})

/** The tube at the same place of another coil, if it has that place. */
const tubeAt = ({ graph: { rows, columns } }: CircuitsRating, { row, column }: TubePlace): number | undefined =>
  row < rows && column < columns ? row * columns + column : undefined

export const ComparePane = (pane: { viewSwitch: ReactNode }) => <Study name="Compare" Shown={Compare} {...pane} />
