import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { solutionFacts } from '../../../../shared/circuitry/facts/solutionFacts'
import { convergenceFigure } from '../../../../shared/circuitry/figures/convergenceFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Values } from '../../../workbench/figures/Values'
import { Facts } from '../../../workbench/results/Facts'
import { useCircuitry } from '../useCircuitry'
import { NotSolved } from './NotSolved'

/** How the solution settled: residuals, and the change by each sweep. */
export function Convergence({ rating: { solved, refusal } }: { rating: ShownRating }) {
  const { reader } = useCircuitry()
  if (!solved) return <NotSolved refusal={refusal} />
  const figure = convergenceFigure(solved)
  return (
    <>
      <div className="wb-facts">
        <Facts facts={solutionFacts(solved, reader)} />
      </div>
      <figure className="m-0 sg-fig">
        <figcaption className="cw-sub-h px-0">
          <h3>{figure.title}</h3>
        </figcaption>
        <FigureSvg figure={figure} />
        <Values of="convergence">
          <FigureTable figure={figure} />
        </Values>
      </figure>
    </>
  )
}
