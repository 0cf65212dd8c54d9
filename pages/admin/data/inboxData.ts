import { z } from 'zod'
import { admin } from '../../../shared/contracts'
import { inboxFilter } from '../../../shared/contracts/admin'
import { type Asking, filled, pageIn, searched } from './search'

const { state, kind, sort } = inboxFilter.shape

/** The requests to support, and a selected one. */
export async function inboxData({ search, call }: Asking) {
  const asked = filled(search, ['search', 'state', 'kind', 'sort'])
  const page = pageIn(search)
  const filter = {
    search: searched(search),
    ...{ state: state.safeParse(asked.state).data, kind: kind.safeParse(asked.kind).data },
    sort: sort.safeParse(asked.sort).data,
  }
  const id = z.uuid().safeParse(search.request).data
  const [listed, counted, shown] = await Promise.all([
    call(admin.ListSupportRequests, { ...filter, page }),
    call(admin.CountSupportRequests),
    id ? call(admin.ShowSupportRequest, { id }) : undefined,
  ])
  return {
    ...{ asked, page, requests: listed.Item?.Rows ?? [], count: listed.Item?.Count ?? 0 },
    waiting: counted.Item ?? undefined,
    shown: shown?.Item ?? undefined,
  }
}

export type InboxData = Awaited<ReturnType<typeof inboxData>>
