/** The operator's commands for what admins do by page: inbox, notices to everybody, retention, configuration, settings. */
import { z } from 'zod'
import { bannerSeverities } from '../../shared/banners'
import { admin } from '../../shared/contracts'
import { measurementFilter, requestStates } from '../../shared/contracts/admin'
import { email as emailSchema } from '../../shared/validation/schemas'
import { serverMessages } from '../../shared/wording/serverMessages'
import type { Parts } from '../application/parts'
import { limits } from '../config/limits'
import { minuteOf, removeBanner, saveBanner } from '../services/banners'
import { engineComparisonEnd, keepEngineComparisonEnd, textOfDay } from '../services/engineComparisonEnd'
import { measurementsOf } from '../services/measurements'
import { isRetentionName, keepDays, keptData, retentionNames } from '../services/retention'
import { changeRequest, requestsOf } from '../services/supportRequests'
import { AdminError } from './adminError'
import { operatorEntry } from './operator'

type Values = Record<string, string | undefined>

const text = { type: 'string' } as const

/** Rows that a listing prints. */
const listed = 200

export const deskCommands = {
  'inbox set': {
    usage: `inbox set --id ID [--state ${requestStates.map(state => state.replace(' ', '-')).join('|')}] [--note T] [--taker EMAIL|nobody]`,
    options: { id: text, state: text, note: text, taker: text },
    run: setRequest,
  },
  'notice add': {
    usage: `notice add --text T [--severity ${bannerSeverities.join('|')}] --from 2026-02-01T08:30 --until 2026-02-01T18:00, in UTC`,
    options: { text, severity: text, from: text, until: text },
    run: addNotice,
  },
  'notice remove': { usage: 'notice remove --id ID', options: { id: text }, run: removeNotice },
  'retention set': {
    usage: `retention set --name ${retentionNames.join('|')} --days N`,
    options: { name: text, days: text },
    run: setRetention,
  },
  'engine-comparison set': {
    usage: 'engine-comparison set --until 2026-02-01',
    options: { until: text },
    run: setComparisonEnd,
  },
} as const

/** They only read, so they write no audit row. */
export const deskReadings = {
  'inbox list': {
    usage: 'inbox list [--state S] [--search T]',
    options: { state: text, search: text },
    run: listRequests,
  },
  'notice list': { usage: 'notice list', options: {}, run: listNotices },
  'retention list': { usage: 'retention list', options: {}, run: listRetention },
  configuration: { usage: 'configuration [--search T]', options: { search: text }, run: showConfiguration },
  measurements: {
    usage: 'measurements [--search T] [--module TOOL] [--metric Speed|DataSize] [--sort newest|oldest|largest]',
    options: { search: text, module: text, metric: text, sort: text },
    run: listMeasurements,
  },
  'engine-comparison show': { usage: 'engine-comparison show', options: {}, run: showComparisonEnd },
} as const

function stateOf(typed: string | undefined) {
  if (typed === undefined) return undefined
  const state = requestStates.find(one => one === typed.replace('-', ' '))
  if (!state) throw new AdminError('--state is new, in-work or done')
  return state
}

function idOf({ id = '' }: Values): string {
  if (!z.uuid().safeParse(id).success) throw new AdminError('--id is needed, as the list prints it')
  return id
}

async function listRequests({ db }: Parts, { state, search }: Values): Promise<string[]> {
  const rows = await requestsOf(db, { state: stateOf(state), search })
    .limit(listed)
    .execute()
  if (rows.length === 0) return ['No request.']
  return rows.map(row =>
    [row.id, row.at.toISOString(), row.state, row.kind, row.email, row.taken_by ?? 'nobody', row.subject].join('  '),
  )
}

async function setRequest({ audit, clock }: Parts, values: Values): Promise<string[]> {
  const id = idOf(values)
  const { note, taker } = values
  if (note !== undefined && note.length > limits.inboxNote)
    throw new AdminError(`--note has at most ${limits.inboxNote} characters`)
  if (taker !== undefined && taker !== 'nobody' && !emailSchema.safeParse(taker).success)
    throw new AdminError('--taker is an email address or nobody')
  const takenBy = taker === 'nobody' ? null : taker
  const wanted = { id, state: stateOf(values.state), note, takenBy, now: clock.now() }
  return audit.transaction(async (transaction, record) => {
    const outcome = await changeRequest(transaction, wanted)
    if (typeof outcome === 'string') throw new AdminError(`there is no request ${id}`)
    record(operatorEntry('inbox set', id, outcome.change))
    return [`${outcome.subject} is ${outcome.change.after} now`]
  })
}

async function listNotices({ db, clock }: Parts): Promise<string[]> {
  const rows = await db.selectFrom('banners').selectAll().orderBy('until_at', 'desc').limit(listed).execute()
  if (rows.length === 0) return ['No notice.']
  const now = clock.now()
  return rows.map(row => {
    const state = now < row.from_at ? 'planned' : now < row.until_at ? 'shown' : 'over'
    return [row.id, state, row.severity, minuteOf(row.from_at), minuteOf(row.until_at), row.text].join('  ')
  })
}

async function addNotice({ audit, clock, banners }: Parts, values: Values): Promise<string[]> {
  const parsed = admin.SaveBanner.request.safeParse({ severity: 'info', ...values })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new AdminError(`--${String(issue?.path[0])}: ${issue?.message}`)
  }
  const outcome = await audit.transaction(async (transaction, record) => {
    const saved = await saveBanner(transaction, parsed.data, { by: 'operator', now: clock.now() })
    if (typeof saved === 'string') throw new AdminError(serverMessages.banners[saved])
    record(operatorEntry('notice add', saved.id, { before: saved.before, after: saved.after }))
    return saved
  })
  banners.changed()
  return [`${outcome.id} is saved: ${outcome.after}`]
}

async function removeNotice({ audit, banners }: Parts, values: Values): Promise<string[]> {
  const id = idOf(values)
  const before = await audit.transaction(async (transaction, record) => {
    const removed = await removeBanner(transaction, id)
    if (removed === undefined) throw new AdminError(`there is no notice ${id}`)
    record(operatorEntry('notice remove', id, { before: removed, after: '' }))
    return removed
  })
  banners.changed()
  return [`gone from all pages: ${before}`]
}

async function listRetention({ db, clock }: Parts): Promise<string[]> {
  const kept = await keptData(db, clock.now())
  return kept.map(
    ({ name, title, days, usual, bounds, rows, due }) =>
      `${name}: ${title}, ${days} days (usual ${usual}, ${bounds[0]} to ${bounds[1]}), ${rows} rows, of which the next purge deletes ${due}`,
  )
}

async function setRetention({ audit, clock }: Parts, { name = '', days = '' }: Values): Promise<string[]> {
  if (!isRetentionName(name)) throw new AdminError(`--name is one of ${retentionNames.join(', ')}`)
  const wanted = Number(days || Number.NaN)
  if (!Number.isInteger(wanted)) throw new AdminError('--days is a whole number')
  return audit.transaction(async (transaction, record) => {
    const outcome = await keepDays(transaction, { name, days: wanted, now: clock.now() })
    if ('bounds' in outcome) throw new AdminError(serverMessages.settings.outside(...outcome.bounds))
    record(operatorEntry('retention set', `retention.${name}`, { before: outcome.before, after: wanted }))
    return [`${name} is kept ${wanted} days; before: ${outcome.before}`]
  })
}

async function showConfiguration({ config }: Parts, { search = '' }: Values): Promise<string[]> {
  return config.effective
    .filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(search.toLowerCase()))
    .map(({ name, value, source, isSecret }) => {
      const shown = source === 'not set' ? '' : isSecret ? 'hidden' : (value ?? '')
      return [name, source, shown].join('  ').trimEnd()
    })
}

async function listMeasurements({ db }: Parts, values: Values): Promise<string[]> {
  const filter = measurementFilter.safeParse(values)
  if (!filter.success) throw new AdminError('--metric is Speed or DataSize, --sort newest, oldest or largest')
  const rows = await measurementsOf(db, filter.data).limit(listed).execute()
  if (rows.length === 0) return ['No measurement.']
  return rows.map(row =>
    [row.at.toISOString(), row.module_name, row.metric, row.measured_value, row.email, row.project_id].join('  '),
  )
}

async function showComparisonEnd({ db }: Parts): Promise<string[]> {
  return [`The engines are compared until ${textOfDay(await engineComparisonEnd(db))}.`]
}

async function setComparisonEnd({ audit, clock }: Parts, values: Values): Promise<string[]> {
  const parsed = admin.SetEngineComparisonEnd.request.safeParse(values)
  if (!parsed.success) throw new AdminError('--until is a day, such as 2026-02-01')
  const { until } = parsed.data
  return audit.transaction(async (transaction, record) => {
    const before = await keepEngineComparisonEnd(transaction, { until, now: clock.now() })
    record(operatorEntry('engine-comparison set', 'engine-comparison-end', { before, after: until }))
    return [`The engines are compared until ${until}; before: ${before}`]
  })
}
