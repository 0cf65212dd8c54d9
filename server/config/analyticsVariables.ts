/** Variables of product analytics. */
import { z } from 'zod'
import { isOnLoopback, origin } from './origin'

export const analyticsVariables = {
  POSTHOG_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{1,100}$/, 'the key of a project: letters, figures, _ and -')
      .optional(),
    about: 'Project key of PostHog, for product analytics of readers who agree. Nothing is loaded without it.',
    example: 'phc_the_key_of_the_project',
  },
  POSTHOG_HOST: {
    schema: origin.optional(),
    about:
      'Where PostHog takes events in. Browsers send to this server alone, which hands them on. https, or loopback.',
    example: 'https://eu.i.posthog.com',
  },
} as const

interface Values {
  POSTHOG_KEY?: string
  POSTHOG_HOST?: string
}

/** Both variables or none, and never over plain http. */
export function analyticsProblems({ POSTHOG_KEY: key, POSTHOG_HOST: host }: Values): string[] {
  const problems: string[] = []
  if (key && !host)
    problems.push(`POSTHOG_HOST: is needed with POSTHOG_KEY. For example: ${analyticsVariables.POSTHOG_HOST.example}`)
  if (host && !key)
    problems.push(`POSTHOG_KEY: is needed with POSTHOG_HOST. For example: ${analyticsVariables.POSTHOG_KEY.example}`)
  if (host?.startsWith('http://') && !isOnLoopback(host))
    problems.push('POSTHOG_HOST: must be https unless it is on loopback')
  return problems
}
