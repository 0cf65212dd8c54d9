/** Which R and D projects exist for whom. */
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../data/schema'
import type { TokenHolder } from '../serviceTokens'

/** Only own and shared projects exist for a caller. */
export function visibleTo(holder: TokenHolder) {
  return (where: ExpressionBuilder<Tables & { project: Tables['r_and_d_projects'] }, 'project'>) =>
    where.or([where('project.owner_id', '=', holder.id), where('project.is_shared', '=', true)])
}
