/** The work of the gases on threads, as the server plans it. */
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { ToolJobs } from '../toolWork'

export const gasJobs = {
  live: 'rating',
  tablesOf: () => 'gas',
  whenTooLong: 'Calculate fewer gases at once; then again.',
} satisfies ToolJobs<GasInput>
