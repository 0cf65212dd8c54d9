/** The first page of the projects of each kind, the last changed first. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { type InferResult, sql } from 'kysely'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { prepared } from '../../data/prepared'
import type { Caller } from '../caller'
import { accessibleProjects } from './accessibleProjects'

type Asker = Pick<Caller, 'id' | 'companyId'>
type Listed = InferResult<ReturnType<typeof pageOf>>[number]
type FirstPage = (asker: Asker, kind: string) => Promise<Listed[]>

/** For each database: the tools of a home page share it. */
const known = new WeakMap<Database, FirstPage>()

/** One statement answers all kinds that one person asks for at once, as the home page does for each of their tools. */
export function firstPageOf(db: Database): FirstPage {
  const made = known.get(db) ?? firstPages(db)
  known.set(db, made)
  return made
}

export function pageOf(projects: ReturnType<typeof accessibleProjects>, page: number) {
  return projects
    .select(['designs.id', 'designs.kind', 'designs.owner_id', 'designs.company_id', 'designs.name', 'designs.tag'])
    .select(['designs.note', 'designs.version', 'designs.changed_at', 'designs.changed_by'])
    .orderBy('designs.changed_at', 'desc')
    .orderBy('designs.id')
    .limit(limits.listed.designs)
    .offset(page * limits.listed.designs)
}

function firstPages(db: Database): FirstPage {
  const ask = prepared<Asker & { kinds: string[] }, Listed>(
    db,
    ['id', 'companyId', 'kinds'],
    ({ kinds, ...asker }) => sql`
      select listed.* from unnest(${kinds}::text[]) as wanted (kind)
      cross join lateral (${pageOf(accessibleProjects(db, sql<string>`wanted.kind`, asker), 0)}) as listed
      order by listed.changed_at desc, listed.id`,
  )
  /** By person: what is asked before the next turn of the event loop. */
  const gathering = new Map<string, { kinds: Set<string>; rows: Promise<Listed[]> }>()

  function gather({ id, companyId }: Asker) {
    const kinds = new Set<string>()
    const rows = nextTurn().then(() => {
      gathering.delete(id)
      return ask({ id, companyId, kinds: [...kinds] })
    })
    gathering.set(id, { kinds, rows })
    return { kinds, rows }
  }

  return async (asker, kind) => {
    const { kinds, rows } = gathering.get(asker.id) ?? gather(asker)
    kinds.add(kind)
    return (await rows).filter(row => row.kind === kind)
  }
}
