/** Templates. A shared one is available to the members of its owner's groups, with the rights of the group. */
import type { Selectable } from 'kysely'
import {
  type Permission,
  type PermissionGroup,
  permissionGroups,
  permits,
} from '../../../shared/access/permissionGroups'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { Content } from '../../../shared/tools/project'
import { projectMessages } from '../../../shared/wording/projectTexts'
import type { Audit } from '../../access/audit'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { ItemTemplate } from '../../data/schema'
import type { Caller } from '../caller'
import { containing } from '../containing'
import type { ServiceCall } from '../service'
import { fullFor } from './fullFor'
import type { ToolDefinition } from './toolDefinition'

type OfTool = Pick<ToolDefinition, 'tool'>
/** The item has any content that the tool's schema accepts. */
type Holding<Input extends object> = Pick<ToolDefinition<Input>, 'tool' | 'link'>

type AccessibleTemplate = Selectable<ItemTemplate> & { owner_name: string; permission_group: PermissionGroup | null }

/** Every query of templates starts here, so that those of other people look as if they did not exist. */
export function accessibleTemplates(db: Database, kind: string, { id, companyId }: Caller) {
  return db
    .selectFrom('coil_templates')
    .innerJoin('users as owners', 'owners.id', 'coil_templates.owner_id')
    .leftJoin('project_members as shares', join =>
      join.onRef('shares.owner_id', '=', 'coil_templates.owner_id').on('shares.member_id', '=', id),
    )
    .selectAll('coil_templates')
    .select(['owners.full_name as owner_name', 'shares.permission_group'])
    .where('coil_templates.kind', '=', kind)
    .where(({ and, or, eb }) =>
      or([
        eb('coil_templates.owner_id', '=', id),
        and([
          eb('coil_templates.is_shared', '=', true),
          eb('coil_templates.company_id', '=', companyId),
          eb('owners.company_id', '=', companyId),
          eb('shares.permission_group', 'in', permissionGroups),
        ]),
      ]),
    )
}

const permissionOf = (row: AccessibleTemplate): Permission => row.permission_group ?? 'Owner'

function summaryOf(row: AccessibleTemplate) {
  return {
    Id: row.id,
    Name: row.name,
    IsShared: row.is_shared,
    ChangedAt: row.changed_at.toISOString(),
    ChangedBy: row.changed_by,
    OwnerName: row.owner_name,
    Permission: permissionOf(row),
  }
}

/** The first templates by name; with a text, those that contain it in their name or in that of their owner. */
export function findTemplates(db: Database, { tool }: OfTool) {
  return async (call: ServiceCall, { text = '' }: { text?: string } = {}) => {
    const wanted = containing(text.trim())
    const fit = accessibleTemplates(db, tool.kind, call.requireCaller()).where(({ or, eb }) =>
      or((['coil_templates.name', 'owners.full_name'] as const).map(column => eb(column, 'ilike', wanted))),
    )
    const rows = await fit
      .orderBy('coil_templates.name')
      .orderBy('coil_templates.id')
      .limit(limits.listed.templates)
      .execute()
    const { Found } = await fit
      .clearSelect()
      .select(({ fn }) => fn.countAll<string>().as('Found'))
      .executeTakeFirstOrThrow()
    return { Succeeded: true, Notices: [], Items: rows.map(summaryOf), Item: { Found: Number(Found) } }
  }
}

export function openTemplate<Input extends object>(db: Database, of: Holding<Input>) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await templateById(db, of, call, id)
    return row && permits(permissionOf(row), 'open')
      ? succeeded({ ...summaryOf(row), Content: row.coil as Content<Input> })
      : refused(projectMessages.templateMissing)
  }
}

interface SaveRequest<Input> {
  id?: string
  name: string
  item: Content<Input>
}

export function saveTemplate<Input extends object>(db: Database, of: Holding<Input>) {
  return async (call: ServiceCall, { id, name, item }: SaveRequest<Input>) => {
    const caller = call.requireCaller()
    const values = { name, coil: JSON.stringify(item), changed_at: call.now, changed_by: caller.fullName }
    if (id === undefined) {
      return db.transaction().execute(async transaction => {
        const full = await fullFor(transaction, 'coil_templates', caller)
        if (full) return refused(full)
        const row = await transaction
          .insertInto('coil_templates')
          .values({ ...values, kind: of.tool.kind, owner_id: caller.id, company_id: caller.companyId })
          .returningAll()
          .executeTakeFirstOrThrow()
        return succeeded(summaryOf({ ...row, owner_name: caller.fullName, permission_group: null }))
      })
    }
    const before = await templateById(db, of, call, id)
    if (!before) return refused(projectMessages.templateMissing)
    if (!permits(permissionOf(before), 'save')) return refused(projectMessages.templateReadOnly)
    await db.updateTable('coil_templates').set(values).where('id', '=', id).execute()
    return succeeded(summaryOf({ ...before, ...values, coil: before.coil }))
  }
}

interface Audited {
  db: Database
  audit: Audit
}

/** Only the owner shares a template: others have access to it by the owner's groups. */
export function shareTemplate({ db, audit }: Audited, of: OfTool) {
  return async (call: ServiceCall, { id, isShared }: { id: string; isShared: boolean }) => {
    const row = await templateById(db, of, call, id)
    if (!row) return refused(projectMessages.templateMissing)
    const entry = { event: 'template-sharing' as const, ...entryOf(call, id), detail: { name: row.name, isShared } }
    if (permissionOf(row) !== 'Owner') {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(projectMessages.templateNotYours)
    }
    return audit.transaction(async (transaction, record) => {
      await transaction.updateTable('coil_templates').set({ is_shared: isShared }).where('id', '=', id).execute()
      record({ ...entry, outcome: 'success' })
      return succeeded(summaryOf({ ...row, is_shared: isShared }))
    })
  }
}

export function deleteTemplate({ db, audit }: Audited, of: OfTool) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await templateById(db, of, call, id)
    if (!row) return refused(projectMessages.templateMissing)
    const entry = { event: 'template-removal' as const, ...entryOf(call, id), detail: { name: row.name } }
    if (!permits(permissionOf(row), 'delete')) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(projectMessages.templateKept)
    }
    return audit.transaction(async (transaction, record) => {
      await transaction.deleteFrom('coil_templates').where('id', '=', id).execute()
      record({ ...entry, outcome: 'success' })
      return succeeded(null)
    })
  }
}

function templateById(
  db: Database,
  { tool }: OfTool,
  call: ServiceCall,
  id: string,
): Promise<AccessibleTemplate | undefined> {
  return accessibleTemplates(db, tool.kind, call.requireCaller()).where('coil_templates.id', '=', id).executeTakeFirst()
}

function entryOf({ address, requestId, requireCaller }: ServiceCall, target: string) {
  return { actor: requireCaller().email, address, requestId, target }
}
