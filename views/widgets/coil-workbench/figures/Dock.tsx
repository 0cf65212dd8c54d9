import type { CoilRating } from '../../../../engine/coils/coil'
import { flowName } from '../../../../shared/coils/facts/flowName'
import { Values } from '../../../workbench/figures/Values'
import { latePart } from '../../../workbench/state/latePart'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { Psychrometric } from './Psychrometric'
import { plots } from './plots'
import { TemperatureProfile } from './TemperatureProfile'

/** Loaded when the reader opens the values of a figure. */
const TemperatureTable = latePart(async () => (await import('./TemperatureTable')).TemperatureTable)
const StateTable = latePart(async () => (await import('./StateTable')).StateTable)

/** The two figures under the results. */
export function Dock({ rating, onEnlarge }: { rating: CoilRating; onEnlarge: () => void }) {
  const { reader, rated } = useCoilWorkbench()
  const figure = { rating, input: rated.ratedInput, reader }
  const rows = rating.rows.length
  if (rating.coilType === 'NONE')
    return (
      <section className="wb-nothing cw-dock cw-sm cw-2" aria-label="Figures">
        Without a duty the air leaves as it enters: there is nothing to draw.
      </section>
    )
  return (
    <section className="cw-dock" aria-label="Figures">
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>Temperature profile</h3>
          <span className="cw-xs cw-muted">{`${flowName(rating)}, ${rows} ${rows === 1 ? 'row' : 'rows'}`}</span>
        </figcaption>
        <TemperatureProfile {...figure} plot={plots.temperature} />
        <Values of="temperature profile">
          <TemperatureTable {...figure} />
        </Values>
      </figure>
      <figure className="m-0">
        <figcaption className="cw-sub-h">
          <h3>Psychrometric</h3>
          <span className="cw-xs cw-muted">{reader.full(rating.air.pressure, 'absolutePressure')}</span>
          <button className="btn btn-link btn-sm wb-inline cw-xs ms-auto" type="button" onClick={onEnlarge}>
            Open figures
          </button>
        </figcaption>
        <Psychrometric {...figure} plot={plots.psychrometric} />
        <Values of="psychrometric chart">
          <StateTable {...figure} />
        </Values>
      </figure>
    </section>
  )
}
