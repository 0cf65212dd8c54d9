import { fitCircuits } from '../../../../engine/circuitry/edits/fitCircuits'
import { withoutDrawing } from '../../../../shared/coils/document/withoutDrawing'
import { sizeOf, useCircuitry } from '../useCircuitry'

/** Circuits of a coil of another size: they are cut to fit, made anew, or kept with the size that they are drawn for. */
export function Misfit() {
  const { change, form, draw } = useCircuitry()
  const { circuits: graph, geometry } = form.input
  const size = sizeOf(form.input)
  if (!graph || (graph.rows === size.rows && graph.columns === size.columns)) return null
  const anew = () => change(now => ({ ...now, input: withoutDrawing(now.input) }))
  const back = () =>
    change(now => {
      const { rows, columns } = graph
      const kept = { ...now.input.geometry, rows, finnedHeight: columns * geometry.transversePitch }
      return { ...now, input: { ...now.input, geometry: kept } as typeof now.input }
    })
  const choices = [
    { label: 'Keep what fits', act: () => draw(fitCircuits(graph, size)) },
    { label: 'Make circuits anew', act: anew },
    { label: `Back to ${graph.rows} rows of ${graph.columns}`, act: back },
  ]
  return (
    <div className="wb-facts p-3" role="alert">
      <p className="cw-sm">
        {`The circuits are drawn for ${graph.rows} rows of ${graph.columns} tubes, and the coil has ${size.rows} rows of ${size.columns}. What leads to tubes that are gone is cut where you keep what fits.`}
      </p>
      <div className="d-flex flex-wrap gap-2">
        {choices.map(({ label, act }) => (
          <button key={label} type="button" className="btn btn-outline-secondary btn-sm" onClick={act}>
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
