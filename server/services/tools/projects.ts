/** Saved projects. The answer for a project without a right to it is exactly that for a missing one. */
import type { Selectable } from 'kysely'
import { type Permission, permits } from '../../../shared/access/permissionGroups'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { Project } from '../../../shared/tools/project'
import { tagsInShort } from '../../../shared/tools/projectTags'
import { projectMessages } from '../../../shared/wording/projectTexts'
import type { Audit } from '../../access/audit'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Project as ProjectRow } from '../../data/schema'
import type { Caller } from '../caller'
import { containing } from '../containing'
import type { ServiceCall } from '../service'
import { type AccessibleProject, accessibleProjects } from './accessibleProjects'
import { firstPageOf, pageOf } from './firstPages'
import { fullFor } from './fullFor'
import { keepVersion } from './keepVersion'
import type { ToolDefinition } from './toolDefinition'

/** The part of a tool that defines its projects. */
export type Keeping<Input extends object = object> = Pick<ToolDefinition<Input>, 'tool' | 'work'>

type Summary = Omit<AccessibleProject, 'kind' | 'document' | 'note' | 'owner_id' | 'company_id'>

export function summaryOf(row: Summary) {
  return {
    Id: row.id,
    Name: row.name,
    Tag: row.tag,
    Version: row.version,
    ChangedAt: row.changed_at.toISOString(),
    ChangedBy: row.changed_by,
    OwnerName: row.owner_name,
    Permission: permissionOf(row),
  }
}

/** Without a group the caller is the owner, because nobody is in a group of their own. */
export function permissionOf(row: Pick<Summary, 'permission_group'>): Permission {
  return row.permission_group ?? 'Owner'
}

/** A stored document was validated when it was saved, in the present or an earlier format. */
export function storedProject<Input extends object>({ work }: Keeping<Input>, document: unknown) {
  return work.projects.upgraded(document) as Project<Input>
}

function wholeOf<Input extends object>(of: Keeping<Input>, row: AccessibleProject) {
  return { ...summaryOf(row), Document: storedProject(of, row.document) }
}

const ownProject = (row: Selectable<ProjectRow>, caller: Caller): AccessibleProject => ({
  ...row,
  owner_name: caller.fullName,
  permission_group: null,
})

/** A page of the projects, the last changed first; with a text, of those with it in name, tag or their owner's name. */
export function findProjects(db: Database, { tool }: Keeping) {
  return async (call: ServiceCall, { text = '', page = 0 }: { text?: string; page?: number } = {}) => {
    const wanted = text.trim()
    const caller = call.requireCaller()
    const all = accessibleProjects(db, tool.kind, caller)
    const fit = wanted
      ? all.where(({ or, eb }) =>
          or(
            (['designs.name', 'designs.tag', 'owners.full_name'] as const).map(column =>
              eb(column, 'ilike', containing(wanted)),
            ),
          ),
        )
      : all
    const isFirst = !wanted && page === 0
    const rows = isFirst ? await firstPageOf(db)(caller, tool.kind) : await pageOf(fit, page).execute()
    const isAll = page === 0 && rows.length < limits.listed.designs
    return {
      ...{ Succeeded: true, Notices: [], Items: rows.map(summaryOf) },
      Item: { Found: isAll ? rows.length : await countOf(fit) },
    }
  }
}

async function countOf(projects: ReturnType<typeof accessibleProjects>): Promise<number> {
  const counted = projects.clearSelect().select(({ fn }) => fn.countAll<string>().as('found'))
  return Number((await counted.executeTakeFirstOrThrow()).found)
}

export function openProject<Input extends object>(db: Database, of: Keeping<Input>) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await projectById(db, of, call, id)
    if (!row || !permits(permissionOf(row), 'open')) return refused(messages.projectMissing)
    return of.work.projects.isNewer(row.document) ? refused(projectMessages.savedNewer) : succeeded(wholeOf(of, row))
  }
}

export function projectById(
  db: Database,
  { tool }: Keeping,
  call: ServiceCall,
  id: string,
): Promise<AccessibleProject | undefined> {
  return accessibleProjects(db, tool.kind, call.requireCaller())
    .selectAll('designs')
    .where('designs.id', '=', id)
    .executeTakeFirst()
}

interface Save<Input> {
  /** The version that was opened. */
  version?: number
  name: string
  note?: string
  document: Project<Input>
}

export function saveProject<Input extends object>(db: Database, of: Keeping<Input>) {
  return async (call: ServiceCall, { id, ...save }: Save<Input> & { id?: string }) => {
    if (id === undefined) return saveNew(db, of, call, save)
    const before = await projectById(db, of, call, id)
    return before ? saveOver(db, of, call, { before, save }) : refused(messages.projectMissing)
  }
}

function valuesOf<Input>({ name, note, document }: Save<Input>, call: ServiceCall) {
  return {
    name,
    tag: tagsInShort(document.items.map(({ tag }) => tag)),
    note: note ?? null,
    document: JSON.stringify(document),
    changed_at: call.now,
    changed_by: call.requireCaller().fullName,
  }
}

async function saveNew<Input extends object>(db: Database, of: Keeping<Input>, call: ServiceCall, save: Save<Input>) {
  const caller = call.requireCaller()
  return db.transaction().execute(async transaction => {
    const full = await fullFor(transaction, 'designs', caller)
    if (full) return refused(full)
    const saved = await transaction
      .insertInto('designs')
      .values({
        ...valuesOf(save, call),
        ...{ kind: of.tool.kind, owner_id: caller.id, company_id: caller.companyId, version: 1 },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepVersion(transaction, saved)
    return succeeded(wholeOf(of, ownProject(saved, caller)))
  })
}

/** Saves over `before`, if the caller has the right and nobody else has saved since. */
export async function saveOver<Input extends object>(
  db: Database,
  of: Keeping<Input>,
  call: ServiceCall,
  { before, save }: { before: AccessibleProject; save: Save<Input> },
) {
  if (!permits(permissionOf(before), 'save')) return refused(messages.projectReadOnly)
  const { version = 0 } = save
  // The version is part of the condition, so that of two simultaneous saves only one succeeds.
  const row = await db.transaction().execute(async transaction => {
    const saved = await transaction
      .updateTable('designs')
      .set({ ...valuesOf(save, call), version: version + 1 })
      .where('id', '=', before.id)
      .where('owner_id', '=', before.owner_id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (saved) await keepVersion(transaction, saved)
    return saved
  })
  return row ? succeeded(wholeOf(of, { ...before, ...row })) : refused(messages.projectChanged)
}

export function deleteProject({ db, audit }: { db: Database; audit: Audit }, of: Keeping) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await projectById(db, of, call, id)
    if (!row) return refused(messages.projectMissing)
    const { email: actor } = call.requireCaller()
    const { address, requestId } = call
    const entry = { event: 'design-removal' as const, actor, address, requestId, target: id }
    if (!permits(permissionOf(row), 'delete')) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(messages.projectKept)
    }
    return audit.transaction(async (transaction, record) => {
      await transaction.deleteFrom('designs').where('id', '=', id).where('owner_id', '=', row.owner_id).execute()
      record({ ...entry, outcome: 'success', detail: { name: row.name } })
      return succeeded(null)
    })
  }
}
