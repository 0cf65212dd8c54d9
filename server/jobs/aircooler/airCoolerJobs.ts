/** The work of the air coolers on threads, as the server plans it. */
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import { distillateExample } from '../../../shared/aircooler/document/exampleAirCoolers'
import type { ToolJobs } from '../toolWork'

export const airCoolerJobs = {
  live: 'rating',
  usual: () => [distillateExample],
  tablesOf: ({ process }) => (process.kind === 'fluid' ? `air cooler of ${process.name}` : 'air cooler'),
  whenTooLong: 'Calculate fewer air coolers at once; then again.',
} satisfies ToolJobs<AirCoolerInput>
