import type { PageContextServer } from 'vike/types'
import { admin } from '../../shared/contracts'
import type { Status } from '../../shared/contracts/admin'
import { periods } from '../../shared/monitoring/periods'
import { lists, type Shown } from '../../views/widgets/command-center/addressOf'

interface CommandCenterData {
  status: Status | null
  shown: Shown
}

/** The present state, of the period and the pages of lists that the address asks for. */
export async function data({ call, urlParsed }: PageContextServer): Promise<CommandCenterData> {
  const { search } = urlParsed
  const pages = Object.fromEntries(lists.map(name => [name, pageIn(search[name])])) as Record<
    (typeof lists)[number],
    number
  >
  const shown = { period: periods.find(one => one === search.period) ?? 'hour', ...pages }
  const { Item } = await call(admin.GetStatus, shown)
  return { status: Item ?? null, shown }
}

/** A page number in an address; anything else is the first page. */
function pageIn(text = ''): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}
