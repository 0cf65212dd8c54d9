/** The parts of the status as the contract says them. */
import type { Status } from '../../../shared/contracts/admin'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { countSentMails, countUnsentMails, summaryOfMails, unsentMails } from '../../mail/mailRows'
import type { BackupSummary } from '../../monitoring/backups'
import { stepBegin } from '../../monitoring/history'
import { countJobs, openJobs } from '../../monitoring/jobs'
import { type KnownNode, type NodeFacts, nodeState, type ServiceFacts } from '../../monitoring/nodes'
import type { Disorder } from '../../monitoring/outOfOrder'
import type { OperationFigures, Series } from '../../monitoring/readHistory'

const { pageRows } = limits.monitoring
const dayMs = 86_400_000

interface Page<Row> {
  Rows: Row[]
  Page: number
  Pages: number
  Total: number
}

/** The pages that a list has, and the asked one, or the last one if the list has become shorter. */
function placeOf(total: number, asked: number) {
  const Pages = Math.max(1, Math.ceil(total / pageRows))
  const Page = Math.min(asked, Pages - 1)
  return { Page, Pages, Total: total }
}

/** One page of a list that is known as a whole. */
export function pageOf<Row>(rows: readonly Row[], asked: number): Page<Row> {
  const place = placeOf(rows.length, asked)
  return { Rows: rows.slice(place.Page * pageRows, (place.Page + 1) * pageRows), ...place }
}

/** One page of a list in the database. */
async function pageFrom<Row>(
  total: number,
  asked: number,
  read: (offset: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const place = placeOf(total, asked)
  return { Rows: await read(place.Page * pageRows), ...place }
}

export function disorderShown(
  { name, severity, title, text, facts, action }: Disorder,
  since: Date | undefined,
): Status['OutOfOrder'][number] {
  return {
    ...{ Name: name, Severity: severity, Title: title, Text: text, Since: since?.toISOString() ?? null },
    Facts: facts.map(([Label, Value]) => ({ Label, Value })),
    Action: { Kind: action.kind, Target: action.target, Label: action.label },
  }
}

export function nodesShown(
  nodes: readonly KnownNode[],
  { own, now, silentSeconds }: { own: string; now: Date; silentSeconds: number },
): Status['Nodes']['Rows'] {
  return nodes.map(node => ({
    Name: node.name,
    IsOwn: node.name === own,
    State: nodeState(node, now, silentSeconds),
    Version: node.version,
    Runtime: node.facts.runtime,
    StartedAt: node.startedAt.toISOString(),
    HeardAt: node.heardAt.toISOString(),
    MemoryMb: node.facts.memoryMb,
    LoopMs: node.facts.loopMs,
    FreeMb: node.facts.freeMb,
    DiskPercent: node.facts.diskPercent,
    RatingsRunning: node.facts.ratings.running,
    RatingsWaiting: node.facts.ratings.waiting,
    ConnectionsBusy: node.facts.connections.busy ?? null,
    ConnectionsWaiting: node.facts.connections.waiting ?? null,
  }))
}

type Service = Status['Services'][number]

/** From the worst to the best. */
const states = ['left alone', 'failing', 'up', 'not used yet'] as const satisfies Service['State'][]

/** Each service once, with what the node says that sees it in the worst state. */
export function servicesShown(facts: readonly NodeFacts[]): Service[] {
  const found = new Map<string, Service>()
  for (const one of facts.flatMap(node => node.services)) {
    const shown = serviceShown(one)
    const before = found.get(one.name)
    if (!before || states.indexOf(shown.State) < states.indexOf(before.State)) found.set(one.name, shown)
  }
  return [...found.values()].sort((one, other) => (one.Name < other.Name ? -1 : 1))
}

function serviceShown({ name, kind, answeredAt, failuresInARow, breaker, ...service }: ServiceFacts): Service {
  const isLeftAlone = Boolean(breaker?.openedAt)
  return {
    ...{ Name: name, Kind: kind, AnsweredAt: answeredAt, TookMs: service.tookMs },
    ...{ FailedAt: service.failedAt, Fault: service.fault, NextTryAt: breaker?.nextTryAt ?? null },
    State: isLeftAlone ? 'left alone' : failuresInARow > 0 ? 'failing' : answeredAt ? 'up' : 'not used yet',
  }
}

export function historyShown(series: Series): NonNullable<Status['History']> {
  const none = series.at.map(() => null)
  const gauge = (name: string) => series.gauges[name] ?? none
  return {
    At: series.at.map(one => one.toISOString()),
    Seconds: series.seconds,
    ...{ Requests: series.requests, Errors: series.errors, Ratings: series.ratings },
    ...{ P50: series.p50, P95: series.p95, P99: series.p99 },
    People: gauge('people'),
    SearchesRunning: gauge('searches running'),
    SearchesWaiting: gauge('searches waiting'),
    Loop: gauge('loop'),
  }
}

export function operationsShown(operations: readonly OperationFigures[], seconds: number) {
  return operations.map(({ kind, operation, requests, errors, p50, p95, p99 }) => ({
    ...{ Kind: kind, Name: operation, Requests: requests, PerSecond: requests / seconds },
    ErrorPercent: requests === 0 ? 0 : (100 * errors) / requests,
    ...{ P50: p50, P95: p95, P99: p99 },
  }))
}

export async function mailShown(
  db: Database,
  { now, page, isMailKeptInFolder }: { now: Date; page: number; isMailKeptInFolder: boolean },
): Promise<NonNullable<Status['Mail']>> {
  const { waiting, oldestAt, givenUp, lastFault } = await summaryOfMails(db)
  return {
    Waiting: waiting,
    OldestAt: oldestAt?.toISOString() ?? null,
    SentToday: await countSentMails(db, stepBegin(now, dayMs)),
    GivenUp: givenUp,
    Fault: lastFault?.fault ?? null,
    FailedAt: lastFault?.at.toISOString() ?? null,
    IsKeptInFolder: isMailKeptInFolder,
    Unsent: await pageFrom(await countUnsentMails(db), page, async offset =>
      (await unsentMails(db, pageRows, offset)).map(({ id, kind, state, created_at, tries, fault }) => ({
        ...{ Id: id, Kind: kind, IsGivenUp: state === 'given-up', Tries: tries, Fault: fault },
        WrittenAt: created_at.toISOString(),
      })),
    ),
  }
}

export function backupsShown({ newest, running, failed }: BackupSummary): NonNullable<Status['Backups']> {
  return {
    Newest: newest && {
      ...{ EndedAt: newest.endedAt.toISOString(), Bytes: newest.bytes, Rows: newest.rows, Node: newest.node },
    },
    RunningSince: running?.startedAt.toISOString() ?? null,
    Fault: failed?.fault ?? null,
  }
}

export async function jobsShown(db: Database, page: number): Promise<NonNullable<Status['Jobs']>> {
  const { running, waiting } = await countJobs(db)
  return {
    ...{ Running: running, Waiting: waiting },
    Open: await pageFrom(running + waiting, page, async offset =>
      (await openJobs(db, { limit: pageRows, offset })).map(({ id, tool, state, done, considered, createdAt }) => ({
        ...{ Id: id, Tool: tool.replace('.svc', ''), State: state, Done: done, Considered: considered },
        StartedAt: createdAt.toISOString(),
      })),
    ),
  }
}

export async function errorsShown(db: Database, page: number): Promise<NonNullable<Status['Errors']>> {
  const { total } = await db
    .selectFrom('error_groups')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return pageFrom(Number(total), page, async offset => {
    const rows = await db
      .selectFrom('error_groups')
      .selectAll()
      .orderBy('last_at', 'desc')
      .orderBy('id')
      .limit(pageRows)
      .offset(offset)
      .execute()
    return rows.map(({ id, fault, operation, status, errors, node, stack, ...row }) => ({
      ...{ Id: id, Fault: fault, Operation: operation, Status: status, Count: errors, Node: node, Stack: stack },
      ...{ FirstAt: row.first_at.toISOString(), LastAt: row.last_at.toISOString(), RequestIds: row.request_ids },
    }))
  })
}
