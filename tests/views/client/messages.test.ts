import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Envelope, Notice } from '../../../shared/contracts/envelope'

const dialogs = vi.hoisted(() => ({ notify: vi.fn(async () => undefined), showError: vi.fn(async () => undefined) }))
vi.mock('../../../views/client/dialogs', () => dialogs)

let stored: Map<string, string>
let page: { signedIn?: string }

/** The messages as a new page has them. */
async function newPage(signedIn: string | undefined = '1') {
  vi.resetModules()
  page = { signedIn }
  vi.stubGlobal('document', { body: { dataset: page } })
  return import('../../../views/client/messages')
}

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  })
  vi.clearAllMocks()
})
afterEach(() => vi.unstubAllGlobals())

const notice = (changes: Partial<Notice> = {}): Notice => ({
  Type: 'message',
  Title: 'Saved',
  Severity: 'info',
  Messages: ['m'],
  ...changes,
})
const answer = (changes: Partial<Envelope>): Envelope => ({ Succeeded: true, Notices: [], ...changes })

describe('a service’s notices', () => {
  it('NOTIFY-13 of type dialog are an error dialog when they are errors, and an info dialog otherwise', async () => {
    const { announceNotices, store } = await newPage()
    await announceNotices(
      answer({
        Notices: [
          notice({ Type: 'dialog', Severity: 'error', Title: 'Invalid', Messages: ['a', 'b'] }),
          notice({ Type: 'dialog', Severity: 'warning', Title: 'Note', Messages: ['c'] }),
        ],
      }),
    )
    expect(dialogs.showError.mock.calls).toEqual([['Invalid', ['a', 'b']]])
    expect(dialogs.notify.mock.calls).toEqual([['Note', ['c']]])
    expect(store.get().toasts).toEqual([])
  })

  it('NOTIFY-14 of other types are alerts of their source, and clear the earlier ones of that source first', async () => {
    const { announceNotices, store } = await newPage()
    const said = () => store.get().toasts.map(toast => toast.summary)
    await announceNotices(answer({ Source: 'Project', Notices: [notice({ Title: 'first' })] }))
    await announceNotices(answer({ Source: 'General', Notices: [notice({ Title: 'other' })] }))
    await announceNotices(
      answer({ Source: 'Project', Notices: [notice({ Title: 'second' }), notice({ Title: 'third' })] }),
    )
    expect(said()).toEqual(['other', 'second', 'third'])
    expect(dialogs.notify).not.toHaveBeenCalled()
    const [toast] = store.get().toasts
    store.expire(toast?.id ?? '')
    expect(store.get().list.map(one => one.summary)).toEqual(['other'])
  })

  it('are left to a caller who shows them itself', async () => {
    const { announceNotices, store } = await newPage()
    await announceNotices(answer({ InterceptNotice: true, Notices: [notice(), notice({ Type: 'dialog' })] }))
    expect(store.get().toasts).toEqual([])
    expect(dialogs.notify).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  it('lives 10 s when it is an error, unless it says how long', async () => {
    const { announce, store } = await newPage()
    announce({ severity: 'error', summary: 'a' })
    announce({ severity: 'error', summary: 'b', life: 3_000 })
    announce({ severity: 'info', summary: 'c' })
    expect(store.get().toasts.map(toast => toast.life)).toEqual([10_000, 3_000, undefined])
  })

  it('is shown once more by the next page, if its page was left before it was over', async () => {
    const first = await newPage()
    first.announce({ severity: 'success', summary: 'Removed' })
    const second = await newPage()
    second.restoreMessages()
    expect(second.store.get().toasts.map(toast => toast.summary)).toEqual(['Removed'])
    const third = await newPage()
    third.restoreMessages()
    expect(third.store.get().toasts).toEqual([])
  })

  it('that came with a page is shown by that page only', async () => {
    const first = await newPage()
    first.receive([notice()])
    expect(first.store.get().toasts).toHaveLength(1)
    const second = await newPage()
    second.restoreMessages()
    expect(second.store.get().toasts).toEqual([])
  })

  it('SESSION-06 of one session is nowhere in the next, nor after logout', async () => {
    const first = await newPage('1')
    first.announce({ severity: 'error', summary: 'a', sticky: true, life: 1 })
    first.store.expire(first.store.get().toasts[0]?.id ?? '')
    const same = await newPage('1')
    same.restoreMessages()
    expect(same.store.get().list).toHaveLength(1)
    for (const other of ['2', undefined]) {
      const next = await newPage(other)
      if (other === undefined) delete page.signedIn
      next.restoreMessages()
      expect(next.store.get().list).toEqual([])
    }
  })
})
