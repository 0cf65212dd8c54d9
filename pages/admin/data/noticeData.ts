import { bannerSeverities } from '../../../shared/banners'
import { admin } from '../../../shared/contracts'
import { bannerFilter } from '../../../shared/contracts/admin'
import { type Asking, filled, pageIn, searched } from './search'

const { state } = bannerFilter.shape

/** The notices to everybody, and the form of one: new, chosen from the list, or returned to be looked at. */
export async function noticeData({ search, call }: Asking) {
  const asked = filled(search, ['search', 'state'])
  const page = pageIn(search)
  const filter = { search: searched(search), state: state.safeParse(asked.state).data }
  const { Item } = await call(admin.ListBanners, { ...filter, page })
  const banners = Item?.Rows ?? []
  const chosen = banners.find(({ Id }) => Id === search.notice)
  const typed =
    search.show === 'preview' || search.show === 'form'
      ? { id: search.id ?? '', text: search.text ?? '', from: search.from ?? '', until: search.until ?? '' }
      : { id: chosen?.Id ?? '', text: chosen?.Text ?? '', from: chosen?.From ?? '', until: chosen?.Until ?? '' }
  const severity = bannerSeverities.find(one => one === search.severity) ?? chosen?.Severity ?? 'info'
  return {
    ...{ asked, page, banners, count: Item?.Count ?? 0, typed: { ...typed, severity } },
    isPreview: search.show === 'preview' && typed.text.trim() !== '',
  }
}

export type NoticeData = Awaited<ReturnType<typeof noticeData>>
