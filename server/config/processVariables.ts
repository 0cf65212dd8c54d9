/** Variables of the process itself. */
import { z } from 'zod'

/** In production. */
export const defaultDrainSeconds = 5

export const processVariables = {
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    about: 'Least severity that is logged.',
    example: 'info',
  },
  CALCULATION_THREADS: {
    schema: z.coerce.number().int().min(1).max(64).optional(),
    about:
      'Most threads that rate coils for requests, started as they are needed; each takes 30 to 50 MB. Without it one more than there are cores, at least three and six at most: set it where a container has fewer cores than its machine.',
    example: '4',
  },
  CALCULATION_IDLE_SECONDS: {
    schema: z.coerce.number().int().min(1).max(86_400).optional(),
    about:
      'How long a thread that rates coils is kept without work; then it ends, and its memory is free. The next rating starts one again, which takes some tenths of a second. Without it 60.',
    example: '600',
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(300).optional(),
    about: `How long a stop says by /readyz that it is not ready, while it serves as before: longer than the balancer takes to see it. Without it ${defaultDrainSeconds} in production, none in demo.`,
    example: '10',
  },
} as const
