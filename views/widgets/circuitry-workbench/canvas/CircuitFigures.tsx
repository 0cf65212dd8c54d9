import type { ShownRating } from '../../../../shared/circuitry/document/shownRating'
import { circuitPath } from '../../../../shared/circuitry/facts/circuitPath'
import { alongFigure } from '../../../../shared/circuitry/figures/alongFigure'
import { circuitEndsFigure } from '../../../../shared/circuitry/figures/circuitEndsFigure'
import { pressureEnthalpyFigure } from '../../../../shared/circuitry/figures/pressureEnthalpyFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Values } from '../../../workbench/figures/Values'
import { latePart } from '../../../workbench/state/latePart'
import { NotFetched } from '../inspector/NotFetched'
import { useCircuitry } from '../useCircuitry'
import { useWhole } from '../useWhole'

const FigureTable = latePart(async () => (await import('../../../workbench/figures/FigureTable')).FigureTable)

/** One circuit on the p-h diagram and along its length, and how all circuits end. */
export function CircuitFigures({ rating, circuit }: { rating: ShownRating; circuit: number }) {
  const { reader } = useCircuitry()
  const isKnown = circuitPath(rating, circuit).length > 0
  useWhole(!isKnown)
  const figures = [
    pressureEnthalpyFigure(rating, circuit, reader),
    circuitEndsFigure(rating, reader),
    alongFigure(rating, circuit, reader),
  ].filter(figure => figure !== undefined)
  return (
    <section className="sg-figs" aria-label="Figures">
      {!isKnown && <NotFetched />}
      {figures.map(figure => (
        <figure key={figure.title} className="m-0 sg-fig">
          <figcaption className="cw-sub-h px-0">
            <h3>{figure.title}</h3>
          </figcaption>
          <FigureSvg figure={figure} />
          <Values of={`figure: ${figure.title}`}>
            <FigureTable figure={figure} />
          </Values>
        </figure>
      ))}
    </section>
  )
}
