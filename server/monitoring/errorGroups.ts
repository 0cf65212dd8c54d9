/** Failed requests, grouped by cause and place. No message is kept, because it may contain an address or a value. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { type Clock, minutesAfter } from '../process/clock'
import { faultOf } from '../upstream/observations'

const { errorGroups: most, errorDays, requestIds, stackLength } = limits.monitoring

/** A request that ended with a status of 500 or more. */
export interface Failure {
  requestId: string
  /** The operation, or the method with the path of a page: never an address as it was sent. */
  operation: string
  status: number
}

interface Group extends Omit<Failure, 'requestId'> {
  id: string
  fault: string
  stack: string
  errors: number
  firstAt: Date
  lastAt: Date
  requestIds: string[]
}

export type ErrorGroups = ReturnType<typeof createErrorGroups>

/** The errors of this node since the last time they were written. */
export function createErrorGroups(clock: Clock) {
  let groups = new Map<string, Group>()

  return {
    failed({ requestId, operation, status }: Failure, error: unknown): void {
      const [fault, stack] = [faultOf(error), stackOf(error)]
      const id = createHash('sha256')
        .update(`${operation} ${status} ${fault} ${stack}`)
        .digest('base64url')
        .slice(0, 16)
      const at = clock.now()
      const group = groups.get(id) ?? {
        ...{ id, fault, operation, status, stack },
        ...{ errors: 0, firstAt: at, lastAt: at, requestIds: [] },
      }
      group.errors += 1
      group.lastAt = at
      group.requestIds = [requestId, ...group.requestIds].slice(0, requestIds)
      if (groups.has(id) || groups.size < most) groups.set(id, group)
    },
    take(): Group[] {
      const taken = [...groups.values()]
      groups = new Map()
      return taken
    },
    /** Gives back groups that could not be written: the same may have failed again meanwhile. */
    giveBack(taken: readonly Group[]): void {
      for (const group of taken) groups.set(group.id, together(group, groups.get(group.id)))
    },
  }
}

function together(before: Group, since: Group | undefined): Group {
  if (!since) return before
  const ids = [...since.requestIds, ...before.requestIds].slice(0, requestIds)
  return { ...since, errors: before.errors + since.errors, firstAt: before.firstAt, requestIds: ids }
}

/** The names and places of the error and its causes, in paths of the product. */
function stackOf(error: unknown): string {
  const parts: string[] = []
  for (let one = error; one instanceof Error && parts.length < 4; one = one.cause)
    parts.push([faultOf(one), ...framesOf(one.stack ?? '')].join('\n'))
  return parts.join('\ncaused by ').slice(0, stackLength)
}

/** Folders from which on a path is told: what stands before them is about the machine. */
const toldFrom = ['dist', 'server', 'shared', 'engine', 'views', 'pages', 'tests', 'node_modules'].map(
  folder => `/${folder}/`,
)

/** A word of a stack, without what stands before the product's own folders. */
function withoutMachine(word: string): string {
  const begins = toldFrom.map(folder => word.indexOf(folder)).filter(begin => begin >= 0)
  if (begins.length === 0) return word
  return `${word.startsWith('(') ? '(' : ''}${word.slice(Math.min(...begins) + 1)}`
}

/** The lines of a stack without its message, which may have several lines. */
function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter(line => /^ {4}at \S/.test(line))
    .slice(0, 12)
    .map(line => line.trim().split(' ').map(withoutMachine).join(' '))
}

/** The first of a list of ids, as a path of JSON. */
const keptIds = `$[0 to ${requestIds - 1}]`

/** Adds to the groups that all nodes share. The newest ids of requests stand first. */
export async function writeErrors(db: Database, node: string, groups: readonly Group[]): Promise<void> {
  if (groups.length === 0) return
  await db
    .insertInto('error_groups')
    .values(
      groups.map(({ firstAt, lastAt, requestIds: ids, ...group }) => ({
        ...group,
        ...{ node, first_at: firstAt, last_at: lastAt, request_ids: JSON.stringify(ids) },
      })),
    )
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        errors: sql`error_groups.errors + excluded.errors`,
        last_at: sql`greatest(error_groups.last_at, excluded.last_at)`,
        node: sql`excluded.node`,
        request_ids: sql`jsonb_path_query_array(excluded.request_ids || error_groups.request_ids, ${keptIds}::jsonpath)`,
      }),
    )
    .execute()
}

/** Deletes groups without an error for long, and the oldest beyond the number that is kept. */
export async function forgetErrors(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('error_groups')
    .where('last_at', '<', minutesAfter(now, -errorDays * 24 * 60))
    .execute()
  const kept = db.selectFrom('error_groups').select('id').orderBy('last_at', 'desc').orderBy('id').limit(most)
  await db.deleteFrom('error_groups').where('id', 'not in', kept).execute()
}
