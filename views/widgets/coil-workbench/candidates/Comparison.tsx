import { Icon } from '../../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { type CandidateRow, columns } from './columns'

interface ComparisonProps {
  rows: readonly CandidateRow[]
  onClose: () => void
}

/** Two to four coils side by side; what differs is set in bold. */
export function Comparison({ rows, onClose }: ComparisonProps) {
  const { reader } = useWorkbench()
  return (
    <section className="wb-comparison" aria-label="Comparison">
      <div className="cw-sub-h">
        <h3>{`${rows.length} coils side by side`}</h3>
        <button type="button" className="btn btn-quiet btn-sm ms-auto" onClick={onClose}>
          <Icon name="close" /> Close comparison
        </button>
      </div>
      <table className="table cw-results">
        <caption className="visually-hidden">The chosen coils side by side</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {rows.map((row, index) => (
              <th key={JSON.stringify(row.geometry)} scope="col" className="cw-num">
                {`Coil ${index + 1}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ id, label, unit, text }) => {
            const texts = rows.map(row => text(row, reader))
            const differs = new Set(texts).size > 1
            return (
              <tr key={id}>
                <th scope="row">
                  {label} {unit && <span className="cw-u">{unit(reader)}</span>}
                </th>
                {rows.map((row, index) => (
                  <td key={JSON.stringify(row.geometry)} className={`cw-num${differs ? ' cw-strong' : ''}`}>
                    {texts[index]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
