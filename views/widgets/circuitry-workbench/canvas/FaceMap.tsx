import { type FaceOf, faceFigure } from '../../../../shared/circuitry/figures/faceFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { NotFetched } from '../inspector/NotFetched'
import { useCircuitry } from '../useCircuitry'
import { useWhole } from '../useWhole'

/** A map of the face with its numbers as a table. */
export function Face({ of }: { of: FaceOf }) {
  const { reader } = useCircuitry()
  const solved = useWhole()?.solved
  if (!solved) return <NotFetched />
  const figure = faceFigure(solved, of, reader)
  return (
    <figure className="m-0 sg-fig">
      <FigureSvg figure={figure} />
      <Values of={figure.title.toLowerCase()}>
        <FigureTable figure={figure} />
      </Values>
    </figure>
  )
}
