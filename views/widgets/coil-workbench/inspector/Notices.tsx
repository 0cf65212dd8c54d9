import type { CoilRating } from '../../../../engine/coils/coil'
import type { Warning } from '../../../../engine/warnings'
import { noticeText } from '../../../../shared/designs/coilNotices'
import { Icon } from '../../../components/Icon'
import { fieldId } from '../inputs/fieldId'
import { useWorkbench } from '../WorkbenchContext'

const looks = {
  error: { icon: 'error', color: 'c-err', word: 'Error', rank: 0 },
  warning: { icon: 'warning', color: 'c-warn', word: 'Warning', rank: 1 },
  info: { icon: 'info', color: 'c-info', word: 'Note', rank: 2 },
} as const

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What the engine doubts, the gravest first. */
export function Notices({ rating }: { rating: CoilRating | null }) {
  const warnings = [...(rating?.warnings ?? [])].sort((a, b) => looks[a.severity].rank - looks[b.severity].rank)
  const count = (severity: Warning['severity']) => warnings.filter(warning => warning.severity === severity).length
  const [errors, cautions, notes] = [count('error'), count('warning'), count('info')]
  return (
    <section aria-labelledby="wb-notices">
      <div className="cw-sub-h">
        <h3 id="wb-notices">Notices</h3>
        {errors > 0 && (
          <span className="cw-badge err">
            <Icon name="error" />
            {plural(errors, 'error')}
          </span>
        )}
        {cautions > 0 && (
          <span className="cw-badge warn">
            <Icon name="warning" />
            {plural(cautions, 'warning')}
          </span>
        )}
        {notes > 0 && <span className="cw-badge">{plural(notes, 'note')}</span>}
      </div>
      {warnings.length === 0 && <p className="cw-sm cw-muted wb-none">Nothing to notice.</p>}
      <ul className="cw-notices">
        {warnings.map(warning => (
          <Notice key={`${warning.code} ${warning.input} ${warning.message}`} warning={warning} />
        ))}
      </ul>
    </section>
  )
}

function Notice({ warning }: { warning: Warning }) {
  const { reader, goTo } = useWorkbench()
  const { icon, color, word } = looks[warning.severity]
  const { fact, advice } = noticeText(warning, reader)
  // A dimensionless group is no field that could be mended.
  const path = warning.input?.includes('.') ? warning.input : undefined
  return (
    <li>
      <Icon name={icon} className={color} label={word} />
      <div>
        <b>{fact}</b>
        {advice && <div className="m">{advice}</div>}
      </div>
      {path && (
        <a
          className="a"
          href={`#${fieldId(path)}`}
          aria-label={`Fix: ${fact}`}
          onClick={event => {
            event.preventDefault()
            goTo(path)
          }}
        >
          Fix
        </a>
      )}
    </li>
  )
}
