import { useEffect, useRef } from 'react'
import type { CoilGeometry } from '../../../../engine/coils/coil'
import { Icon } from '../../../components/Icon'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { type CandidateRow, columns } from './columns'

interface ComparisonProps {
  /** The coils, each with its place in the table. */
  coils: readonly { rank: number; row: CandidateRow }[]
  onChoose: (geometry: CoilGeometry) => void
  onClose: () => void
}

/** Two to four coils side by side, in the place of the table; what differs is set in bold. */
export function Comparison({ coils, onChoose, onClose }: ComparisonProps) {
  const { reader, form } = useCoilWorkbench()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const shown = JSON.stringify(form.input.geometry)
  return (
    <section className="wb-comparison" aria-label="Comparison">
      <div className="cw-sub-h">
        <h3 ref={heading} tabIndex={-1}>{`${coils.length} coils side by side`}</h3>
        <button type="button" className="btn btn-quiet btn-sm ms-auto" onClick={onClose}>
          <Icon name="close" /> Close comparison
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard must reach it */}
      <section className="wb-comparison-scroll" aria-label="Coils side by side, scrollable" tabIndex={0}>
        <table className="table wb-compared">
          <caption className="visually-hidden">The chosen coils side by side</caption>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              {coils.map(({ rank, row }) => (
                <th key={rank} scope="col" className="cw-num">
                  {`Coil ${rank}`}
                  <button
                    type="button"
                    className="btn btn-outline-secondary btn-sm"
                    aria-label={`Use coil ${rank}`}
                    disabled={JSON.stringify(row.geometry) === shown}
                    onClick={() => onChoose(row.geometry)}
                  >
                    {JSON.stringify(row.geometry) === shown ? 'In use' : 'Use'}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ id, label, unit, text, misses }) => {
              const differs = new Set(coils.map(({ row }) => text(row, reader))).size > 1
              return (
                <tr key={id}>
                  <th scope="row">
                    {label} {unit && <span className="cw-u">{unit(reader)}</span>}
                  </th>
                  {coils.map(({ rank, row }) => {
                    const isMissed = row.shortfalls.some(({ of }) => misses?.includes(of))
                    const looks = ['cw-num', differs && 'cw-strong', isMissed && 'is-bad']
                    return (
                      <td key={rank} className={looks.filter(Boolean).join(' ')}>
                        {text(row, reader)}
                        {isMissed && <span className="visually-hidden"> (misses its limit)</span>}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </section>
  )
}
