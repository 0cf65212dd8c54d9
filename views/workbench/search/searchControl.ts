import { limits } from '../../../shared/limits'
import { texts } from '../../../shared/texts'
import type { Tool } from '../../../shared/tools/tools'
import { postTo } from '../../client/call'
import { tellUse } from '../../client/tellUse'
import { reasonOf } from '../state/sessionEnded'
import type { Running, SearchProgress, SearchStore } from './useSearch'

export interface SearchControl<Search = object, Answer = object> extends SearchProgress<Search, Answer> {
  start(search: Search): void
  stop(): void
}

/** Starts, polls and stops a search on the server for items that meet a duty. */
export function searchControl<Search extends object, Answer extends object>(
  tool: Tool,
  { progress, set, running }: SearchStore<Search, Answer>,
): SearchControl<Search, Answer> {
  const fail = (problem: string) => set({ state: 'failed', problem })
  const stopOnServer = (id: string) => void postTo(tool, 'StopSearch', { id })

  const start = (search: Search) => {
    tellUse('Tracking', 'Candidate search')
    const { begun, timer } = running.current ?? {}
    clearTimeout(timer)
    const own: Running = {}
    running.current = own
    set({ state: 'running', done: 0, considered: 0, before: 0, asked: search, problem: undefined })
    own.begun = begin(own, search, begun).then(() => follow(own), failAt(own))
  }

  /** A search that was stopped, or that a later one has replaced, has nothing more to say. */
  const isOver = (own: Running) => running.current !== own
  const failAt = (own: Running) => (error: unknown) => {
    if (!isOver(own)) fail(reasonOf(error))
  }

  const begin = async (own: Running, search: Search, before?: Promise<void>): Promise<void> => {
    if (before) await before
    if (before && isOver(own)) return
    const { Succeeded, Item, Notices } = await postTo(tool, 'StartSearch', { search }, { isHandled: true })
    const id = Item?.Id ?? undefined
    if (isOver(own)) {
      if (id) stopOnServer(id)
      return
    }
    if (!Succeeded || !Item) return fail(Notices[0]?.Messages[0] ?? texts.http.other)
    if (!id) return fail(Item.Problems[0]?.Message ?? texts.http.other)
    set({ considered: Item.Considered })
    own.id = id
  }

  const follow = (own: Running): void => {
    if (own.id) void ask(own, own.id).catch(failAt(own))
  }

  const ask = async (own: Running, id: string): Promise<void> => {
    const { Succeeded, Item, Notices } = await postTo(tool, 'AskSearch', { id }, { isHandled: true })
    if (isOver(own)) return
    if (!Succeeded || !Item) return fail(Notices[0]?.Messages[0] ?? texts.http.other)
    const { State, Done, Considered, Before, Answer: found } = Item
    if (State === 'done' && found) set({ state: 'done', done: Done, considered: Considered, answer: found as Answer })
    else if (State === 'failed') fail('The search failed. Try again.')
    else if (State === 'stopped') set({ state: 'stopped' })
    else {
      // A search may tell what it has found so far.
      set({ done: Done, considered: Considered, before: Before, ...(found && { answer: found as Answer }) })
      own.timer = setTimeout(() => follow(own), limits.search.askMs)
    }
  }

  const stop = () => {
    const { id, timer, begun } = running.current ?? {}
    clearTimeout(timer)
    running.current = { begun }
    set({ state: 'stopped' })
    if (id) stopOnServer(id)
  }

  return { ...progress, start, stop }
}
