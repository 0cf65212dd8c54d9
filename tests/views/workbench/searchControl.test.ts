/** Starting, asking for and stopping a search, whatever order the answers of the server come in. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tools } from '../../../shared/tools/tools'
import type { SearchProgress, SearchStore } from '../../../views/workbench/search/useSearch'

const [one, two] = ['7d3e3ac1-2f8c-4a51-9d5e-0c8f1f6f0a01', '7d3e3ac1-2f8c-4a51-9d5e-0c8f1f6f0a02']
const settled = () => new Promise(resolve => setImmediate(resolve))

/** The calls that the server has not answered, in their order. */
let open: { name: string; body: unknown; answer(item: object | null): Promise<void> }[]
let progress: SearchProgress
let store: SearchStore
let searchControl: typeof import('../../../views/workbench/search/searchControl')['searchControl']

beforeEach(async () => {
  open = []
  progress = { state: 'none', done: 0, considered: 0 }
  store = {
    progress,
    set: update => {
      progress = { ...progress, ...update }
    },
    running: { current: undefined },
  }
  vi.resetModules()
  vi.stubGlobal('document', { body: { dataset: {} }, querySelector: () => ({ content: 'token-1' }) })
  vi.stubGlobal('window', { location: { pathname: '/' }, addEventListener: vi.fn() })
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    return new Promise<Response>(resolve => {
      const answer = (Item: object | null) => {
        open = open.filter(call => call !== asked)
        resolve(Response.json({ Succeeded: true, Notices: [], Item }))
        return settled().then(() => undefined)
      }
      const asked = { name: address.split('/').at(-1)!, body: JSON.parse(body), answer }
      open.push(asked)
    })
  })
  ;({ searchControl } = await import('../../../views/workbench/search/searchControl'))
})

afterEach(() => {
  clearTimeout(store.running.current?.timer)
  vi.unstubAllGlobals()
})

const control = () => searchControl(tools.coilSelection, store)
const calls = () => open.map(({ name, body }) => [name, (body as { id?: string }).id])
const started = (Id: string) => ({ Id, Considered: 9, Problems: [] })
const asked = (State: string, Answer: object | null = null) => ({ State, Done: 9, Considered: 9, Before: 0, Answer })

it('a search is started, asked for, and shown when it is done', async () => {
  control().start({ of: 1 })
  await open[0]!.answer(started(one!))
  expect([progress.state, progress.considered]).toEqual(['running', 9])
  await open[0]!.answer(asked('done', { found: 3 }))
  expect(progress).toMatchObject({ state: 'done', done: 9, answer: { found: 3 }, asked: { of: 1 } })
})

it('a search that is stopped before the server has begun it is stopped there too, and is not heard of again', async () => {
  control().start({ of: 1 })
  control().stop()
  expect(calls()).toEqual([['StartSearch', undefined]])
  await open[0]!.answer(started(one!))
  expect(calls()).toEqual([['StopSearch', one]])
  expect([progress.state, progress.considered]).toEqual(['stopped', 0])
})

it('a later search takes the place of one that the server has not begun yet, and reaches the server after it', async () => {
  control().start({ of: 1 })
  control().start({ of: 2 })
  await settled()
  expect(open.map(({ body }) => body)).toEqual([{ search: { of: 1 } }])
  await open[0]!.answer(started(one!))
  expect(calls()).toEqual([
    ['StopSearch', one],
    ['StartSearch', undefined],
  ])
  await open[1]!.answer(started(two!))
  expect(calls().filter(([name]) => name === 'AskSearch')).toEqual([['AskSearch', two]])
  await open.find(({ name }) => name === 'AskSearch')!.answer(asked('done', { found: 2 }))
  expect(progress).toMatchObject({ state: 'done', answer: { found: 2 }, asked: { of: 2 } })
})

it('a search that is started after a stop reaches the server after the stopped one, and those between not at all', async () => {
  control().start({ of: 1 })
  control().stop()
  control().start({ of: 2 })
  control().start({ of: 3 })
  await settled()
  expect(open.map(({ body }) => body)).toEqual([{ search: { of: 1 } }])
  await open[0]!.answer(started(one!))
  expect(open.map(({ body }) => body)).toEqual([{ id: one }, { search: { of: 3 } }])
  await open[1]!.answer(started(two!))
  expect(progress).toMatchObject({ state: 'running', considered: 9, asked: { of: 3 } })
})

it('a search is begun although the one before it failed', async () => {
  const search = control()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  search.start({ of: 1 })
  await vi.waitFor(() => expect(progress.state).toBe('failed'))
  let asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    return new Promise(() => undefined)
  })
  search.start({ of: 2 })
  await settled()
  expect([asked, progress.state]).toEqual([1, 'running'])
})

it('a search that is stopped shows no answer that was on its way', async () => {
  control().start({ of: 1 })
  await open[0]!.answer(started(one!))
  const [asking] = open
  control().stop()
  expect(calls()).toContainEqual(['StopSearch', one])
  await asking!.answer(asked('done', { found: 3 }))
  expect([progress.state, progress.answer]).toEqual(['stopped', undefined])
})
