/** The address of the command center with its period and the pages of its lists. */
import type { Period } from '../../../shared/monitoring/periods'

export const lists = ['operations', 'errors', 'mails', 'jobs', 'nodes'] as const

export type Shown = { period: Period } & Record<(typeof lists)[number], number>

export function addressOf({ period, ...pages }: Shown, part = ''): string {
  const query = new URLSearchParams(period === 'hour' ? {} : { period })
  for (const [name, page] of Object.entries(pages)) if (page > 0) query.set(name, String(page))
  const text = query.toString()
  return `/command-center${text ? `?${text}` : ''}${part && `#${part}`}`
}
