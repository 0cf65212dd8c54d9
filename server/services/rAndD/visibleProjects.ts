/** The R and D projects that a person can see. */
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../data/schema'
import type { TokenHolder } from '../serviceTokens'

/** A caller can see only own and shared projects. */
export function visibleTo(holder: TokenHolder) {
  return (where: ExpressionBuilder<Tables & { project: Tables['r_and_d_projects'] }, 'project'>) =>
    where.or([where('project.owner_id', '=', holder.id), where('project.is_shared', '=', true)])
}
