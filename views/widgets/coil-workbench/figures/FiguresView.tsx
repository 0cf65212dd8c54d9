import type { CoilRating } from '../../../../engine/coils/coil'
import { flowName } from '../../../../shared/coils/facts/flowName'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { Icon } from '../../../components/Icon'
import { ScrollPane } from '../../../components/ScrollPane'
import { ViewTitle } from '../../../workbench/frame/ViewTitle'
import { RowTable } from '../results/RowTable'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { Psychrometric } from './Psychrometric'
import { plots } from './plots'
import { StateTable } from './StateTable'
import { TemperatureProfile } from './TemperatureProfile'

/** Both figures enlarged, with their tables, instead of the panes of the workbench. */
export function FiguresView({ rating, onBack }: { rating: CoilRating; onBack: () => void }) {
  const { reader, rated, form } = useCoilWorkbench()
  const figure = { rating, input: rated.ratedInput, reader, isLarge: true }
  return (
    <main className="cw-figs" id="main">
      <ViewTitle className="visually-hidden">Figures, {form.tag}</ViewTitle>
      <section className="cw-panel cw-figp">
        <div className="cw-panel-h">
          <h2>Psychrometric process</h2>
          <span className="cw-xs cw-muted">{`${form.tag}, ${reader.full(rating.air.pressure, 'absolutePressure')}`}</span>
          <div className="end">
            <button className="btn btn-outline-secondary btn-sm" type="button" onClick={onBack}>
              <Icon name="close" size="sm" />
              Back to results
            </button>
          </div>
        </div>
        <ScrollPane name="Psychrometric chart, scrollable" className="cw-sheet p-2">
          <Psychrometric {...figure} plot={plots.psychrometricLarge} />
        </ScrollPane>
        <ScrollPane name="State points, scrollable">
          <StateTable {...figure} />
        </ScrollPane>
        <p className="cw-fignote">
          Process drawn from the row by row calculation, not a straight line. Sensible heat ratio{' '}
          {formatNumber(rating.sensibleHeatRatio, 2)}.
        </p>
      </section>
      <section className="cw-panel cw-figp">
        <div className="cw-panel-h">
          <h2>Temperature profile</h2>
          <span className="cw-xs cw-muted">{flowName(rating)}</span>
        </div>
        <ScrollPane name="Chart of temperatures, scrollable" className="cw-sheet p-2">
          <TemperatureProfile {...figure} plot={plots.temperatureLarge} />
        </ScrollPane>
        <RowTable rating={rating} />
      </section>
    </main>
  )
}
