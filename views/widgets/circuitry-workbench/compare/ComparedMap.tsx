import { useId } from 'react'
import type { TubeSide } from '../../../../engine/circuitry/circuits'
import { isFedInside } from '../../../../engine/geometry/fedInside'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import type { ByTube } from '../../../../shared/circuitry/document/shownRating'
import { type ShownName, shownQuantities } from '../../../../shared/circuitry/facts/shownQuantities'
import { endFigure } from '../../../../shared/circuitry/figures/endFigure'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { EndView } from '../canvas/EndView'
import { faceWith, markedTubes } from '../canvas/facts'
import { useCircuitry } from '../useCircuitry'

/** From row to row: narrower than a map that stands alone. */
const depth = 44

interface ComparedMapProps {
  name: string
  input: CoilInput
  rating: CircuitsRating
  quantity: ShownName
  values: ByTube
  /** Of all maps together. */
  range: readonly [number, number]
  side: TubeSide
  at: number
  circuitOf: ReadonlyMap<number, number>
  onGo(tube: number): void
}

/** One of several maps on the same scale. */
export function ComparedMap({ name, input, rating, quantity, ...map }: ComparedMapProps) {
  const { reader } = useCircuitry()
  const { values, range, side, at, circuitOf, onGo } = map
  const isStaggered = input.geometry.tubePattern === 'Staggered'
  const figure = endFigure(rating, quantity, { reader, isStaggered })
  const shownCircuit = circuitOf.get(at)
  const id = useId()
  return (
    <figure className="m-0 sg-fig" aria-labelledby={id}>
      <figcaption className="cw-sub-h px-0" id={id}>
        <h3>{name}</h3>
      </figcaption>
      <EndView
        graph={rating.graph}
        {...{ isStaggered, side, depth, at, circuitOf, onGo }}
        isFedInside={isFedInside(input)}
        isNarrow
        faceOf={faceWith(values, quantity, { reader, range })}
        marked={markedTubes(rating)}
        {...(shownCircuit !== undefined && { shownCircuit })}
        onPick={onGo}
        onKey={() => false}
      />
      <Values of={`${shownQuantities[quantity].label.toLowerCase()} by tube, ${name}`}>
        {figure && <FigureTable figure={figure} />}
      </Values>
    </figure>
  )
}
