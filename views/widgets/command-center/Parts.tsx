import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import { sizeText, spanBetween } from '../../../shared/monitoring/timeTexts'
import { Icon, type IconName } from '../../components/Icon'
import { ActionForm, type FormFacts } from './ActionForm'

type State = 'ok' | 'warning' | 'error' | 'none'

interface Part {
  name: string
  icon: IconName
  note: string
  value: string
  state: State
}

const marks: Readonly<Record<State, { icon: IconName; label: string }>> = {
  ok: { icon: 'check-circle', label: 'in order' },
  warning: { icon: 'warning', label: 'warning' },
  error: { icon: 'error', label: 'out of order' },
  none: { icon: 'minus', label: 'not used yet' },
}

const storeIcons: Readonly<Record<string, IconName>> = { Database: 'database', Sessions: 'users', Files: 'folder' }

/** Upstreams, stores, mail, backup and searches, each with its state. */
export function Parts({ status, form }: { status: Status; form: FormFacts }) {
  const parts = [...upstreams(status), ...stores(status), mail(status), backup(status), searches(status)]
  return (
    <section className="cw-panel" aria-labelledby="parts">
      <div className="cc-panel-h">
        <h2 id="parts">Parts</h2>
        <span className="cc-h-end">
          <ActionForm {...form} kind="back-up">
            Back up now
          </ActionForm>
        </span>
      </div>
      <ul className="cc-parts">
        {parts.map(({ name, icon, note, value, state }) => (
          <li key={name}>
            <Icon name={icon} className="cw-2" />
            <div>
              <b>{name}</b>
              <span>{note}</span>
            </div>
            <em className="cw-tnum">{value}</em>
            <Icon name={marks[state].icon} className={`cc-${state}`} label={marks[state].label} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every remote service, and those in the process as one unless one of them fails. */
function upstreams({ Services, At }: Status): Part[] {
  const isOwn = (kind: string) => kind === 'built-in'
  const own = Services.filter(one => isOwn(one.Kind))
  const failing = own.filter(one => one.State === 'failing')
  const others = Services.filter(one => !isOwn(one.Kind) && one.Name !== 'Mail')
  return [
    ...[...others, ...failing].map((one): Part => {
      const next = one.NextTryAt && Math.max(0, Math.ceil((Date.parse(one.NextTryAt) - Date.parse(At)) / 1000))
      return {
        name: one.Name.replace('.svc', ''),
        icon: 'service',
        note: one.State === 'left alone' ? `${one.Kind}, breaker, next try in ${next} s` : faultText(one, At),
        value: { 'left alone': 'open', failing: 'failing', up: tookText(one.TookMs), 'not used yet': 'not used yet' }[
          one.State
        ],
        state: one.State === 'up' ? 'ok' : one.State === 'not used yet' ? 'none' : 'error',
      }
    }),
    ...(failing.length === 0
      ? [
          {
            ...{ name: 'Built-in services', icon: 'service' as const, state: 'ok' as const },
            ...{ note: 'in this process', value: `${own.length}` },
          },
        ]
      : []),
  ]
}

function faultText({ Kind, State, Fault, FailedAt }: Status['Services'][number], at: string): string {
  if (State !== 'failing' || !Fault || !FailedAt) return Kind
  return `${Kind}, ${Fault} ${spanBetween(new Date(FailedAt), new Date(at))} ago`
}

function tookText(ms: number | null): string {
  return ms === null ? '' : `${formatNumber(ms, ms < 10 ? 1 : 0)} ms`
}

function stores({ Stores, Nodes }: Status): Part[] {
  const own = Nodes.Rows.find(node => node.IsOwn)
  const notes: Record<string, string> = {}
  if (own?.ConnectionsBusy !== null && own !== undefined) notes.Database = `, ${own.ConnectionsBusy} connections in use`
  if (own?.FreeMb) notes.Files = `, ${sizeText(own.FreeMb * 1e6)} free`
  return Stores.map(({ Name, Kind, IsUp, TookMs }) => ({
    name: Name,
    icon: storeIcons[Name] ?? 'service',
    note: `${Kind}${notes[Name] ?? ''}`,
    value: IsUp ? tookText(TookMs) : 'does not answer',
    state: IsUp ? 'ok' : 'error',
  }))
}

function mail({ Mail: mail, Services, OutOfOrder }: Status): Part {
  const name = 'Mail'
  if (!mail) return { name, icon: 'mail', note: 'the database does not answer', value: '–', state: 'error' }
  const kind = Services.find(one => one.Name === 'Mail')?.Kind ?? ''
  const sent = `${mail.SentToday} sent today, ${mail.GivenUp} given up`
  return {
    name,
    icon: 'mail',
    note: mail.IsKeptInFolder ? `kept in a folder: reaches nobody; ${sent}` : `${kind}, ${sent}`,
    value: `${mail.Waiting} waiting`,
    state: OutOfOrder.some(one => one.Name === 'mail') ? 'error' : mail.IsKeptInFolder ? 'warning' : 'ok',
  }
}

function backup({ Backups: backups, OutOfOrder, At, Limits }: Status): Part {
  const [name, icon] = ['Backup', 'save' as const]
  if (!backups) return { name, icon, note: 'the database does not answer', value: '–', state: 'error' }
  const { Newest, RunningSince, Fault } = backups
  const age = Newest ? spanBetween(new Date(Newest.EndedAt), new Date(At)) : 'none yet'
  const last = Newest ? `${sizeText(Newest.Bytes)} on ${Newest.Node}` : `due every ${Limits.BackupHours} h`
  return {
    name,
    icon,
    note: RunningSince ? 'being made' : Fault ? `the last run failed: ${Fault}` : last,
    value: age,
    state: OutOfOrder.some(one => one.Name === 'backup') || Fault ? 'warning' : Newest ? 'ok' : 'none',
  }
}

function searches({ Jobs, OutOfOrder, Operations }: Status): Part {
  const [name, icon] = ['Searches', 'search' as const]
  if (!Jobs) return { name, icon, note: 'the database does not answer', value: '–', state: 'error' }
  const took = Operations?.Rows.find(one => one.Kind === 'job' && one.Name === 'search')?.P95
  return {
    name,
    icon,
    note: took ? `95 % within ${formatNumber(took / 1000, 1)} s` : 'on all nodes',
    value: `${Jobs.Running} / ${Jobs.Waiting}`,
    state: OutOfOrder.some(one => one.Name === 'jobs') ? 'warning' : 'ok',
  }
}
