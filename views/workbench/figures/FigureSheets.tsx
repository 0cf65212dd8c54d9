import type { Figure } from '../../../shared/display/figure'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { FigureSvg, isWide } from '../../drawings/FigureSvg'
import { ViewTitle } from '../frame/ViewTitle'
import { useWorkbench } from '../WorkbenchContext'
import { FigureTable } from './FigureTable'

/** Figures enlarged, each with its table, and the way back. */
export function FigureSheets({ figures, onBack }: { figures: readonly Figure[]; onBack: () => void }) {
  const { form } = useWorkbench()
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
          {isWide(figure) ? (
            <ScrollPane name={`${figure.title}, scrollable`} className="cw-sheet p-2">
              <FigureSvg figure={figure} />
            </ScrollPane>
          ) : (
            <div className="cw-sheet p-2">
              <FigureSvg figure={figure} />
            </div>
          )}
          <FigureTable figure={figure} />
        </section>
      ))}
    </main>
  )
}
