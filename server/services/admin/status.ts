/** The state of the installation, for the command center. Each part may be missing: the page reports exactly that. */
import { access, constants } from 'node:fs/promises'
import { sql } from 'kysely'
import type { z } from 'zod'
import { version } from '../../../package.json'
import type { statusRequest } from '../../../shared/contracts/admin'
import { succeeded } from '../../../shared/contracts/envelope'
import type { Period } from '../../../shared/monitoring/periods'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { alarmsSince } from '../../monitoring/alarms'
import type { Monitor } from '../../monitoring/monitor'
import { type KnownNode, knownNodes, type NodeFacts } from '../../monitoring/nodes'
import { outOfOrder, type SystemFacts, type Thresholds } from '../../monitoring/outOfOrder'
import { readOperations, readSeries, spanOf } from '../../monitoring/readHistory'
import { systemFacts } from '../../monitoring/systemFacts'
import type { Clock } from '../../process/clock'
import { withPatience } from '../../process/patience'
import type { SessionStore } from '../../session/sessionStore'
import type { ServiceCall } from '../service'
import {
  backupsShown,
  disorderShown,
  errorsShown,
  historyShown,
  jobsShown,
  mailShown,
  nodesShown,
  operationsShown,
  pageOf,
  servicesShown,
} from './statusParts'

export interface StatusParts {
  db: Database
  clock: Clock
  store: SessionStore
  monitor: Monitor
  thresholds: Thresholds
  dataDir: string
  /** Free space on the disk of a folder [bytes]. */
  freeBytes: (folder: string) => Promise<number>
  /** The kinds of storage of data and sessions. */
  kinds: { database: string; sessions: string }
  /** Mail goes to a folder: there is no mail server. */
  isMailKeptInFolder: boolean
}

const patienceMs = 2_000

export function getStatus(parts: StatusParts) {
  const { db, clock, store, monitor, thresholds, dataDir, freeBytes, kinds, isMailKeptInFolder } = parts
  // Ten people who look cost as much as one.
  const history = keptShortly(clock, async (period: Period) => {
    const now = clock.now()
    const { from, seconds } = spanOf(period, now)
    const [series, operations] = await Promise.all([readSeries(db, period, now), readOperations(db, from)])
    return { series, operations, seconds }
  })
  const facts = keptShortly(clock, (_: 'all') => systemFacts(db, clock.now()))

  const sessions = keptShortly(clock, (_: 'all') => store.countOf())
  const since = keptShortly(clock, (_: 'all') => alarmsSince(db))
  const stores = keptShortly(clock, (_: 'all') =>
    Promise.all([
      check('Database', kinds.database, () => sql`select 1`.execute(db)),
      check('Sessions', kinds.sessions, () => store.check()),
      check('Files', 'data folder', () => canWrite()),
    ]),
  )

  /** Fails if the folder is not writable or too little space is left. */
  async function canWrite(): Promise<void> {
    await access(dataDir, constants.W_OK)
    if ((await freeBytes(dataDir)) < limits.leastFreeBytes) throw new Error('too little room is left')
  }

  return async (_: ServiceCall | undefined, request: z.infer<typeof statusRequest>) => {
    const { period } = request
    const now = clock.now()
    const [storesNow, sessionCount, own, known, nodesNow, kept, sinceWhen, mail, jobs, errors] = await Promise.all([
      stores('all'),
      orNull(sessions('all')),
      monitor.ownFacts(),
      orNull(facts('all')),
      // Not kept: whoever takes a node out of service sees it at once.
      orNull(knownNodes(db)),
      orNull(history(period)),
      orNull(since('all')),
      orNull(mailShown(db, { now, page: request.mails, isMailKeptInFolder })),
      orNull(jobsShown(db, request.jobs)),
      orNull(errorsShown(db, request.errors)),
    ])
    const system = known && nodesNow && withOwn({ ...known, nodes: nodesNow }, monitor.node, own)
    const disorders = system ? outOfOrder(system, thresholds, now) : []
    const nodes = system?.nodes ?? []
    const shown = nodesShown(nodes, { own: monitor.node, now, silentSeconds: thresholds.nodeSeconds })
    return succeeded({
      At: now.toISOString(),
      Version: version,
      Period: period,
      OutOfOrder: [
        ...storesNow.filter(one => !one.IsUp).map(storeDisorder),
        ...disorders.map(one => disorderShown(one, sinceWhen?.get(one.name))),
      ],
      Sessions: sessionCount,
      Stores: storesNow,
      Services: servicesShown(nodes.length > 0 ? nodes.map(node => node.facts) : [own]),
      Nodes: pageOf(shown, request.nodes),
      LoopMs: Math.max(own.loopMs, ...shown.filter(isHeard).map(node => node.LoopMs)),
      History: kept && historyShown(kept.series),
      Operations: kept && pageOf(operationsShown(kept.operations, kept.seconds), request.operations),
      Mail: mail,
      Backups: system && backupsShown(system.backups),
      Jobs: jobs,
      Errors: errors,
      Limits: {
        RatingMs: thresholds.ratingMs,
        LoopMs: thresholds.loopMs,
        DiskPercent: thresholds.diskPercent,
        BackupHours: thresholds.backupHours,
      },
    })
  }
}

const isHeard = ({ State }: { State: string }) => State === 'in service' || State === 'out of service'

/** This node is asked itself: what it wrote at its last beat is older. */
function withOwn(facts: SystemFacts, name: string, own: NodeFacts): SystemFacts {
  const nodes = facts.nodes.map((node): KnownNode => (node.name === name ? { ...node, facts: own } : node))
  return { ...facts, nodes }
}

const storeEffects: Readonly<Record<string, string>> = {
  Database: 'Nothing can be opened or saved; people are told to try again.',
  Sessions: 'Nobody can sign in, and whoever is signed in is refused for now.',
  Files: 'It is not writable, or too full: this node reports that it is not ready, and makes no reports.',
}

function storeDisorder({ Name, Kind }: { Name: string; Kind: string }) {
  return {
    Name: `store ${Name}`,
    Severity: 'error' as const,
    Title: `${Name} (${Kind}) does not answer`,
    Text: `${storeEffects[Name] ?? ''} The log of this node has the cause.`,
    Since: null,
    Facts: [],
    Action: { Kind: 'look' as const, Target: 'parts', Label: 'Open parts' },
  }
}

async function check(Name: string, Kind: string, work: () => Promise<unknown>) {
  const start = performance.now()
  const IsUp = await inTime(work()).then(
    () => true,
    () => false,
  )
  return { Name, Kind, IsUp, TookMs: performance.now() - start }
}

/** A check that does not answer in time has failed. */
const inTime = <Answer>(work: Promise<Answer>) => withPatience(work, patienceMs, () => new Error('no answer in time'))

/** Null if it does not answer: the page must work while a store is down, because it reports exactly that. */
const orNull = <Answer>(work: Promise<Answer>) => inTime(work).catch(() => null)

/** The answer of `look` for each key, kept for a moment by the clock; those who ask meanwhile share it. */
function keptShortly<Key extends string, Answer>(clock: Clock, look: (key: Key) => Promise<Answer>) {
  const kept = new Map<Key, { at: number; answer: Promise<Answer> }>()
  return (key: Key): Promise<Answer> => {
    const now = clock.now().getTime()
    const before = kept.get(key)
    if (before && Math.abs(now - before.at) < limits.monitoring.cachedMs) return before.answer
    const answer = look(key)
    kept.set(key, { at: now, answer })
    // A failure is not kept.
    answer.catch(() => kept.delete(key))
    return answer
  }
}
