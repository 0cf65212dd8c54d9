import type { Warning } from '../../../engine/warnings'
import { noticesAsShown } from '../../../shared/tools/notices/asShown'
import { byGravity, countWords, severityWords } from '../../../shared/tools/notices/noticeOrder'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { Badge } from '../../components/Badge'
import { Icon } from '../../components/Icon'
import { fieldId } from '../inputs/fieldId'
import { useWorkbench } from '../WorkbenchContext'

const looks = {
  error: { icon: 'error', color: 'c-err' },
  warning: { icon: 'warning', color: 'c-warn' },
  info: { icon: 'info', color: 'c-info' },
} as const

/** The engine's notices, the most severe first. */
export function Notices({ rating }: { rating: AnyRating | null }) {
  const { reader, form } = useWorkbench()
  const warnings = byGravity(noticesAsShown(rating?.warnings ?? [], reader))
  const has = (severity: Warning['severity']) => warnings.some(warning => warning.severity === severity)
  return (
    <section aria-labelledby="wb-notices">
      <div className="cw-sub-h">
        <h3 id="wb-notices">Notices</h3>
        {has('error') && (
          <Badge icon="error" tone="err">
            {countWords(warnings, 'error')}
          </Badge>
        )}
        {has('warning') && (
          <Badge icon="warning" tone="warn">
            {countWords(warnings, 'warning')}
          </Badge>
        )}
        {has('info') && <Badge>{countWords(warnings, 'info')}</Badge>}
      </div>
      {warnings.length === 0 && <p className="cw-sm cw-muted wb-none">Nothing to notice.</p>}
      <ul className="cw-notices">
        {warnings.map(warning => {
          const said = form.tool.noticeText(warning, reader)
          return (
            <Notice key={`${warning.code} ${warning.input} ${said.fact} ${said.advice}`} warning={warning} {...said} />
          )
        })}
      </ul>
    </section>
  )
}

function Notice({ warning, fact, advice }: { warning: Warning; fact: string; advice: string }) {
  const { goTo, form } = useWorkbench()
  const { icon, color } = looks[warning.severity]
  const path = form.tool.fieldOf(warning, form.input)
  // A note has nothing to fix: its button only shows the field.
  const lead = warning.severity === 'info' ? 'Show' : 'Fix'
  return (
    <li>
      <Icon name={icon} className={color} label={severityWords[warning.severity]} />
      <div>
        <b>{fact}</b>
        {advice && <div className="m">{advice}</div>}
      </div>
      {path && (
        <a
          className="a"
          href={`#${fieldId(path)}`}
          aria-label={`${lead}: ${fact}`}
          onClick={event => {
            event.preventDefault()
            goTo(path)
          }}
        >
          {lead}
        </a>
      )}
    </li>
  )
}
