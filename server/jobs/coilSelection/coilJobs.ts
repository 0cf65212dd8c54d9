/** The work of the coil selection on threads, as the server plans it. */
import type { CoilRequest } from '../../../engine/coils'
import type { DesignRequest, Findings } from '../../../engine/design/design'
import { plannedDesigns } from '../../../engine/design/designCoils'
import type { DesignFamily } from '../../../engine/design/designFamilies'
import { rankDesigns } from '../../../engine/design/rankDesigns'
import { together } from '../../../engine/search/findings'
import { groupsOfFamilies } from '../groupsOfFamilies'
import type { SearchPlan, ToolJobs } from '../toolWork'
import type { CoilSearchTask } from './coilSearchTask'

/**
 * Coils of a task. In a usual search it is about one family, so that no thread has work left when the others have none.
 * It is more in a large one, because each task that waits costs the server's own thread something.
 */
const coilsAtOnce = (considered: number) => Math.min(400, Math.max(50, considered / 64))

const search: SearchPlan<DesignRequest, CoilSearchTask, Findings> = {
  tasksOf(request) {
    const families = plannedDesigns(request)
    const considered = coilsOf(families)
    const groups = groupsOfFamilies(families, family => coilsOf([family]), coilsAtOnce(considered))
    return { tasks: groups.map(families => ({ request, families })), considered }
  },
  consideredIn: ({ considered }) => considered,
  answerOf: (request, parts) => rankDesigns(request, together(parts)),
}

/** The fluid for which a thread builds tables. */
function tablesOf(coil: CoilRequest): string {
  const name = 'refrigerant' in coil ? coil.refrigerant.name : 'fluid' in coil ? coil.fluid.name : coil.coilType
  return `${name} ${coil.methods?.properties ?? ''}`
}

export const coilJobs = {
  live: ['explained'],
  tablesOf,
  whenTooLong:
    'Try fewer rows or feeds in series, a larger superheat, the engine original, or fewer coils at once; then calculate again.',
  search,
} satisfies ToolJobs<CoilRequest>

const coilsOf = (families: readonly DesignFamily[]) =>
  families.reduce((sum, { rows, finPitches }) => sum + rows.length * finPitches.length, 0)
