import type { CoilSearch } from '../../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { limits } from '../../../../shared/limits'
import { texts } from '../../../../shared/texts'
import { post } from '../../../client/call'
import { tellUse } from '../../../client/tellUse'
import { reasonOf } from '../state/sessionEnded'
import type { SearchProgress, SearchStore } from './useSearch'

export interface SearchControl extends SearchProgress {
  start: (search: CoilSearch) => void
  stop: () => void
}

/** A search of the server's for the coils that meet a duty: started, watched, stopped. */
export function searchControl({ progress, set, running }: SearchStore): SearchControl {
  const fail = (problem: string) => set({ state: 'failed', problem })
  const failAt = (error: unknown) => fail(reasonOf(error))

  const start = async (search: CoilSearch) => {
    tellUse('Tracking', 'Candidate search')
    clearTimeout(running.current?.timer)
    running.current = undefined
    set({ state: 'running', done: 0, considered: 0, before: 0, asked: search, problem: undefined })
    const { Succeeded, Item, Notices } = await post('DesignService.svc/StartSearch', { search }, { isHandled: true })
    if (!Succeeded || !Item) return fail(Notices[0]?.Messages[0] ?? texts.http.other)
    if (Item.Id === null) return fail(Item.Problems[0]?.Message ?? texts.http.other)
    set({ considered: Item.Considered })
    running.current = { id: Item.Id }
    await ask(Item.Id)
  }

  const ask = async (id: string): Promise<void> => {
    const { Succeeded, Item, Notices } = await post('DesignService.svc/AskSearch', { id }, { isHandled: true })
    if (running.current?.id !== id) return
    if (!Succeeded || !Item) return fail(Notices[0]?.Messages[0] ?? texts.http.other)
    const { State, Done, Considered, Before, Answer } = Item
    if (State === 'done' && Answer) set({ state: 'done', done: Done, considered: Considered, answer: Answer })
    else if (State === 'failed') fail('The search failed. Try again.')
    else if (State === 'stopped') set({ state: 'stopped' })
    else {
      set({ done: Done, considered: Considered, before: Before })
      running.current.timer = setTimeout(() => void ask(id).catch(failAt), limits.search.askMs)
    }
  }

  const stop = () => {
    const id = running.current?.id
    clearTimeout(running.current?.timer)
    running.current = undefined
    set({ state: 'stopped' })
    if (id) void post('DesignService.svc/StopSearch', { id })
  }

  return { ...progress, start: search => void start(search).catch(failAt), stop }
}

/** Whether a search was about the streams and the limits that the form holds now; the geometry is that of what it found. */
export function isAbout(asked: CoilSearch | undefined, input: CoilInput): boolean {
  if (!asked) return false
  const { geometry: _, ...now } = input
  const { geometry: __, ...searched } = asked.coil
  return JSON.stringify(now) === JSON.stringify(searched)
}
