import { useEffect, useRef } from 'react'
import { foundBy } from '../../../shared/tools/tools'
import { capitalized } from '../../../shared/wording/words'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import type { CandidateRow } from './candidates'
import type { ToolSearch } from './toolSearch'

interface ComparisonProps {
  of: ToolSearch
  /** The candidates, each with its position in the table. */
  compared: readonly { rank: number; row: CandidateRow }[]
  onChoose: (row: CandidateRow) => void
  onClose: () => void
}

/** Two to four candidates side by side, instead of the table; values that differ are bold. */
export function Comparison({ of, compared, onChoose, onClose }: ComparisonProps) {
  const { reader, form } = useWorkbench()
  const { item, items } = foundBy(form.tool.tool)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const scrollLabel = `${capitalized(items)} side by side, scrollable`
  const shown = of.keyOfShown(form.input)
  return (
    <section className="wb-comparison" aria-label="Comparison">
      <div className="cw-sub-h">
        <h3 ref={heading} tabIndex={-1}>{`${compared.length} ${items} side by side`}</h3>
        <button type="button" className="btn btn-quiet btn-sm ms-auto" onClick={onClose}>
          <Icon name="close" /> Close comparison
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to focus it */}
      <section className="wb-comparison-scroll" aria-label={scrollLabel} tabIndex={0}>
        <table className="table wb-compared">
          <caption className="visually-hidden">The chosen {items} side by side</caption>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              {compared.map(({ rank, row }) => (
                <th key={rank} scope="col" className="cw-num">
                  {`${capitalized(item)} ${rank}`}
                  <UseButton name={`${item} ${rank}`} isUsed={of.keyOf(row) === shown} onUse={() => onChoose(row)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.columns.map(({ id, label, unit, text, misses }) => {
              const differs = new Set(compared.map(({ row }) => text(row, reader))).size > 1
              return (
                <tr key={id}>
                  <th scope="row">
                    {label} {unit && <span className="cw-u">{unit(reader)}</span>}
                  </th>
                  {compared.map(({ rank, row }) => {
                    const isMissed = row.shortfalls.some(shortfall => misses?.includes(shortfall.of))
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

/** Not `disabled` once it has been pressed: a browser would take the focus from it. */
function UseButton({ name, isUsed, onUse }: { name: string; isUsed: boolean; onUse: () => void }) {
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary btn-sm${isUsed ? ' disabled' : ''}`}
      aria-label={`${isUsed ? 'In use:' : 'Use'} ${name}`}
      aria-disabled={isUsed}
      onClick={isUsed ? undefined : onUse}
    >
      {isUsed ? 'In use' : 'Use'}
    </button>
  )
}
