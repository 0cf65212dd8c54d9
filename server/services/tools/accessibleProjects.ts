/** Who may do what with a saved project: its owner everything, members of the owner's groups what their group permits. */

import type { Selectable } from 'kysely'
import { type PermissionGroup, permissionGroups } from '../../../shared/access/permissionGroups'
import type { Database } from '../../data/database'
import type { Project } from '../../data/schema'
import type { Caller } from '../caller'

/** A project with whose it is, and the group by which the caller has it; none where it is the caller's own. */
export type AccessibleProject = Selectable<Project> & { owner_name: string; permission_group: PermissionGroup | null }

/**
 * The projects of one kind that the caller may open: their own, and those of people of the same company who put the caller in one
 * of their groups. Every question about a project starts here, so that any other is as missing as one that never was.
 */
export function accessibleProjects(db: Database, kind: string, { id, companyId }: Caller) {
  return db
    .selectFrom('designs')
    .innerJoin('users as owners', 'owners.id', 'designs.owner_id')
    .leftJoin('project_members as shares', join =>
      join.onRef('shares.owner_id', '=', 'designs.owner_id').on('shares.member_id', '=', id),
    )
    .select(['owners.full_name as owner_name', 'shares.permission_group'])
    .where('designs.kind', '=', kind)
    .where(({ and, or, eb }) =>
      or([
        eb('designs.owner_id', '=', id),
        and([
          eb('designs.company_id', '=', companyId),
          eb('owners.company_id', '=', companyId),
          eb('shares.permission_group', 'in', permissionGroups),
        ]),
      ]),
    )
}
