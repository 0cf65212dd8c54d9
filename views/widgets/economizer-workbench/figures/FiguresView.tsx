import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { cashFigure } from '../../../../shared/economizer/figures/cashFigure'
import { heatBalanceFigure } from '../../../../shared/economizer/figures/heatBalanceFigure'
import { temperatureFigure } from '../../../../shared/economizer/figures/temperatureFigure'
import { Icon } from '../../../components/Icon'
import { FigureSvg } from '../../../drawings/economizer/FigureSvg'
import { ViewTitle } from '../../../workbench/frame/ViewTitle'
import { useEconomizer } from '../useEconomizer'
import { loadFigureOf } from './Dock'
import { FigureTable } from './FigureTable'

/** All figures enlarged, with their tables, instead of the panes of the workbench. */
export function FiguresView({ rating, onBack }: { rating: EconomizerRating; onBack: () => void }) {
  const { reader, rated, form } = useEconomizer()
  const figures = [
    heatBalanceFigure(rating.full, reader),
    temperatureFigure(rating.full, reader),
    loadFigureOf(rating, rated.ratedInput, reader),
    cashFigure(rating.year.worth.cashFlow),
  ]
  return (
    <main className="cw-figs is-many" id="main">
      <ViewTitle className="visually-hidden">Figures, {form.tag}</ViewTitle>
      {figures.map((figure, index) => (
        <section key={figure.title} className="cw-panel cw-figp">
          <div className="cw-panel-h">
            <h2>{figure.title}</h2>
            <span className="cw-xs cw-muted">{form.tag}</span>
            {index === 0 && (
              <div className="end">
                <button className="btn btn-outline-secondary btn-sm" type="button" onClick={onBack}>
                  <Icon name="close" size="sm" />
                  Back to results
                </button>
              </div>
            )}
          </div>
          <div className="cw-sheet p-2">
            <FigureSvg figure={figure} />
          </div>
          <FigureTable figure={figure} />
        </section>
      ))}
    </main>
  )
}
