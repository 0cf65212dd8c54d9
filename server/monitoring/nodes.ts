/** The nodes of the installation: what each last said of itself, and what it was told to do. */
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { minutesAfter } from '../process/clock'

/** What a node says of an upstream, of mail, or of a service of its own. Times are ISO texts. */
export interface ServiceFacts {
  name: string
  kind: string
  answeredAt: string | null
  tookMs: number | null
  failedAt: string | null
  /** The code of the last fault. */
  fault: string | null
  failuresInARow: number
  /** Null for a service without a breaker. */
  breaker: { openedAt: string | null; nextTryAt: string | null; failures: number; calls: number } | null
}

export interface NodeFacts {
  runtime: string
  memoryMb: number
  /** Lag of the event loop, 99 % of the steps since the last beat [ms]. */
  loopMs: number
  freeMb: number | null
  diskPercent: number | null
  ratings: { running: number; waiting: number }
  /** Connections to the database by state. */
  connections: Readonly<Record<string, number>>
  services: ServiceFacts[]
}

export interface KnownNode {
  name: string
  version: string
  startedAt: Date
  firstAt: Date
  heardAt: Date
  stoppedAt: Date | null
  isOut: boolean
  facts: NodeFacts
}

interface Beat {
  name: string
  version: string
  startedAt: Date
  facts: NodeFacts
}

/** Writes what a node says of itself. Returns whether it was taken out of service. */
export async function sayAlive(db: Database, { name, version, startedAt, facts }: Beat, now: Date): Promise<boolean> {
  const said = { version, started_at: startedAt, heard_at: now, stopped_at: null, facts: JSON.stringify(facts) }
  const { is_out } = await db
    .insertInto('nodes')
    .values({ name, first_at: now, ...said })
    .onConflict(conflict => conflict.column('name').doUpdateSet(said))
    .returning('is_out')
    .executeTakeFirstOrThrow()
  return is_out
}

export async function sayStopped(db: Database, name: string, now: Date): Promise<void> {
  await db.updateTable('nodes').set({ stopped_at: now }).where('name', '=', name).execute()
}

export async function knownNodes(db: Database): Promise<KnownNode[]> {
  const rows = await db.selectFrom('nodes').selectAll().orderBy('name').execute()
  return rows.map(({ name, version, is_out, facts, ...row }) => ({
    ...{ name, version, isOut: is_out, facts: facts as NodeFacts },
    ...{ startedAt: row.started_at, firstAt: row.first_at, heardAt: row.heard_at, stoppedAt: row.stopped_at },
  }))
}

/** Deletes nodes that stopped long ago. */
export async function forgetNodes(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('nodes')
    .where('stopped_at', '<', minutesAfter(now, -limits.monitoring.nodeDays * 24 * 60))
    .execute()
}

/** Takes the breakers that this node is to close; each is taken once. */
export async function takeBreakerOrders(db: Database, node: string): Promise<string[]> {
  const rows = await db.deleteFrom('breaker_orders').where('node', '=', node).returning('upstream').execute()
  return rows.map(row => row.upstream)
}

/** Tells these nodes to close their breaker of an upstream at their next beat. */
export async function orderBreakers(db: Database, nodes: readonly string[], upstream: string): Promise<void> {
  if (nodes.length === 0) return
  await db
    .insertInto('breaker_orders')
    .values(nodes.map(node => ({ node, upstream })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The state of a node by its name and the threshold of silence [s]. */
export function nodeState(node: KnownNode, now: Date, silentSeconds: number) {
  if (node.stoppedAt) return 'stopped' as const
  if (node.heardAt < minutesAfter(now, -silentSeconds / 60)) return 'silent' as const
  return node.isOut ? ('out of service' as const) : ('in service' as const)
}

/**
 * Takes a node out of service or puts it back. Returns what it was before, or why it may not be changed: the only node
 * in service stays in service.
 */
export async function setNodeOut(
  db: Database,
  { name, isOut, now, silentSeconds }: { name: string; isOut: boolean; now: Date; silentSeconds: number },
): Promise<{ before: boolean } | 'missing' | 'last'> {
  // One change at a time, so that two people cannot take out the last two nodes.
  await sql`select pg_advisory_xact_lock(4802003)`.execute(db)
  const nodes = await knownNodes(db)
  const node = nodes.find(one => one.name === name && !one.stoppedAt)
  if (!node) return 'missing'
  const others = nodes.filter(one => one !== node && nodeState(one, now, silentSeconds) === 'in service')
  if (isOut && others.length === 0) return 'last'
  await db.updateTable('nodes').set({ is_out: isOut }).where('name', '=', name).execute()
  return { before: node.isOut }
}

/** Forgets a silent node. False if it is not known, or not silent. */
export async function forgetNode(
  db: Database,
  { name, now, silentSeconds }: { name: string; now: Date; silentSeconds: number },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('nodes')
    .where('name', '=', name)
    .where('heard_at', '<', minutesAfter(now, -silentSeconds / 60))
    .returning('name')
    .execute()
  return gone.length > 0
}
