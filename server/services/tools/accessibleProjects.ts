/** Rights on a saved project: its owner has all, members of the owner's groups those of their group. */

import type { Expression, Selectable } from 'kysely'
import { type PermissionGroup, permissionGroups } from '../../../shared/access/permissionGroups'
import type { Database } from '../../data/database'
import type { Project } from '../../data/schema'
import type { Caller } from '../caller'

/** A project with its owner, and the group by which the caller has access; null if it is the caller's own. */
export type AccessibleProject = Selectable<Project> & { owner_name: string; permission_group: PermissionGroup | null }

type Value = string | Expression<string>
/** Who asks: the caller, or the places for one in a prepared statement. */
type Asker = { [Name in keyof Pick<Caller, 'id' | 'companyId'>]: Value }

/**
 * The projects of one kind that the caller may open: their own, and those of people of the same company who put the
 * caller in one of their groups. Every query of projects starts here, so that all others look as if they did not exist.
 */
export function accessibleProjects(db: Database, kind: Value, { id, companyId }: Asker) {
  return (
    db
      .selectFrom('designs')
      // Only the caller and people of the company can be owners here: without it, all users would be read for the names.
      .innerJoin('users as owners', join =>
        join
          .onRef('owners.id', '=', 'designs.owner_id')
          .on(({ or, eb }) => or([eb('owners.id', '=', id), eb('owners.company_id', '=', companyId)])),
      )
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
  )
}
