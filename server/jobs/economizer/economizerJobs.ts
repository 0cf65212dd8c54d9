/** The work of the economizers on threads, as the server plans it. */
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { exampleEconomizers } from '../../../shared/economizer/document/exampleEconomizers'
import type { ToolJobs } from '../toolWork'

export const economizerJobs = {
  live: 'rating',
  usual: () => Object.values(exampleEconomizers),
  tablesOf: ({ water }) => `economizer ${water.liquid ?? 'Water'}`,
  whenTooLong: 'Try fewer rows or loads, or fewer economizers at once; then calculate again.',
} satisfies ToolJobs<EconomizerInput>
