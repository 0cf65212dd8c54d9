/**
 * Kinds of searches, by the service of the tool: each is divided into tasks for threads, and the parts are combined.
 */
import type { DesignRequest, Findings } from '../../engine/design/design'
import { plannedDesigns } from '../../engine/design/designCoils'
import type { DesignFamily } from '../../engine/design/designFamilies'
import { rankDesigns, together } from '../../engine/design/rankDesigns'
import { tools } from '../../shared/tools/tools'

export interface SearchKind<Request = never, Task extends object = object, Part = never> {
  /** The program that runs a task on a thread. */
  program: string
  /** Tasks small enough that a search shows its progress and ends soon when it is stopped. */
  tasksOf(request: Request): { tasks: Task[]; considered: number }
  /** Number of candidates that a part has considered. */
  consideredIn(part: Part): number
  answerOf(request: Request, parts: Part[]): object
}

const coilsAtOnce = 400

const coils: SearchKind<DesignRequest, { request: DesignRequest; families: DesignFamily[] }, Findings> = {
  program: 'searchWorker',
  tasksOf(request) {
    const families = plannedDesigns(request)
    return { tasks: alike(families).map(families => ({ request, families })), considered: coilsOf(families) }
  },
  consideredIn: ({ considered }) => considered,
  answerOf: (request, parts) => rankDesigns(request, together(parts)),
}

export const searchKinds: Readonly<Record<string, SearchKind>> = { [tools.coilSelection.service]: coils }

const coilsOf = (families: readonly DesignFamily[]) =>
  families.reduce((sum, { rows, finPitches }) => sum + rows.length * finPitches.length, 0)

/** Families in groups of similar size. */
function alike(families: readonly DesignFamily[]): DesignFamily[][] {
  const groups: DesignFamily[][] = []
  let coils = coilsAtOnce
  for (const family of families) {
    if (coils >= coilsAtOnce) {
      groups.push([])
      coils = 0
    }
    groups.at(-1)!.push(family)
    coils += coilsOf([family])
  }
  return groups
}
