import { describe, expect, it } from 'vitest'
import { isSame, type Message, messageOf, messageSeverities, severityOf } from '../../../shared/frame/message'
import {
  added,
  cleared,
  expired,
  type MessageState,
  noMessages,
  opened,
  removed,
  withoutSource,
  worstOf,
} from '../../../views/client/messageState'

let made = 0
const message = (changes: Partial<Message> = {}): Message => ({
  id: `m${made++}`,
  severity: 'info',
  summary: 'Saved',
  detail: 'CC-1',
  closable: true,
  sticky: false,
  showHelpLink: false,
  ...changes,
})
const listing = (...list: Message[]): MessageState => ({ ...noMessages, list })

describe('a message', () => {
  it('ENUM-40 is info, warn, error or success; a notice’s warning is warn, and what is unknown is info', () => {
    expect(messageSeverities).toEqual(['info', 'warn', 'error', 'success'])
    expect(['success', 'info', 'warning', 'error', 'warn', 'fatal', ''].map(severityOf)).toEqual([
      'success',
      'info',
      'warn',
      'error',
      'warn',
      'info',
      'info',
    ])
  })

  it('ENTITY-27 has severity, summary, detail, icon, life, closable, showHelpLink, id and styleClass', () => {
    const full: Required<Omit<Message, 'source' | 'sticky'>> = {
      severity: 'warn',
      summary: 's',
      detail: 'd',
      icon: 'bell',
      life: 3_000,
      closable: false,
      showHelpLink: true,
      id: '1',
      styleClass: 'is-own',
    }
    const { toasts } = added(noMessages, { ...full, sticky: false })
    expect(toasts[0]).toMatchObject(full)
  })

  it('takes over what a notice says', () => {
    expect(
      messageOf({
        Type: 'message',
        Title: 'Fluid velocity',
        Severity: 'warning',
        Duration: 7_000,
        HideClose: true,
        ShowHelpLink: true,
        Messages: ['7.8 ft/s', 'limit 8.0'],
      }),
    ).toEqual({
      severity: 'warn',
      summary: 'Fluid velocity',
      detail: '7.8 ft/s\nlimit 8.0',
      life: 7_000,
      closable: false,
      sticky: false,
      showHelpLink: true,
    })
  })

  it('says the same as another of equal severity, summary and detail, whatever else differs', () => {
    expect(isSame(message(), message({ life: 1, closable: false }))).toBe(true)
    for (const change of [{ severity: 'error' }, { summary: 'x' }, { detail: 'x' }] as const)
      expect(isSame(message(), message(change))).toBe(false)
  })
})

describe('a new message', () => {
  it('shows as a toast', () => {
    expect(added(noMessages, message()).toasts).toHaveLength(1)
  })

  it('NOTIFY-01 goes to the list, not to the toasts, when the list holds the same', () => {
    const state = added(listing(message()), message())
    expect(state.toasts).toEqual([])
    expect(state.list).toHaveLength(2)
    expect(state.isBlinking).toBe(false)
  })

  it('NOTIFY-01, NOTIFY-02 is first in the list, and puts out no flag that an error has raised', () => {
    const [error, again, saved, savedAgain] = [
      ...[message({ severity: 'error' }), message({ severity: 'error' })],
      ...[message({ detail: 'CC-2' }), message({ detail: 'CC-2' })],
    ] as const
    const raised = added(listing(error!, saved!), again!)
    expect(raised).toMatchObject({ list: [again, error, saved], isBlinking: true })
    expect(added(raised, savedAgain!)).toMatchObject({ list: [savedAgain, again, error, saved], isBlinking: true })
  })

  it('NOTIFY-02 raises the flag when it is an error that comes again, until the panel is opened', () => {
    const error = { severity: 'error' } as const
    expect(added(listing(message()), message(error)).isBlinking).toBe(false)
    const state = added(listing(message(error)), message(error))
    expect(state.isBlinking).toBe(true)
    expect(added(state, message({ summary: 'Other' })).isBlinking).toBe(true)
    expect(opened(state).isBlinking).toBe(false)
  })
})

describe('a toast whose life is over', () => {
  it('NOTIFY-03 goes to the list when it is sticky, and is gone when it is not', () => {
    const kept = added(noMessages, message({ id: 'kept', sticky: true, life: 5 }))
    expect(expired(kept, 'kept')).toMatchObject({ toasts: [], list: [{ id: 'kept' }] })
    const gone = added(noMessages, message({ id: 'gone' }))
    expect(expired(gone, 'gone')).toEqual(noMessages)
  })

  it('is simply gone when the reader closed it', () => {
    expect(removed(added(noMessages, message({ id: 'a', sticky: true })), 'a')).toEqual(noMessages)
  })
})

describe('the list', () => {
  it('NOTIFY-11 loses its closable messages by Clear, and keeps the others', () => {
    const state = cleared(listing(message(), message({ id: 'fixed', closable: false }), message()))
    expect(state.list.map(one => one.id)).toEqual(['fixed'])
  })

  it('NOTIFY-14 loses the messages of one source, and so do the toasts', () => {
    const state = {
      ...listing(message({ source: 'Project', id: 'a' }), message({ source: 'General', id: 'b' })),
      toasts: [message({ source: 'Project', id: 'c' }), message({ id: 'd' })],
    }
    const { list, toasts } = withoutSource(state, 'Project')
    expect([...list, ...toasts].map(one => one.id)).toEqual(['b', 'd'])
  })

  it('NOTIFY-08 has the colour of the worst of its messages', () => {
    const of = (...severities: Message['severity'][]) => worstOf(severities.map(severity => message({ severity })))
    expect(of('info', 'warn', 'error', 'success')).toBe('error')
    expect(of('info', 'warn', 'success')).toBe('warn')
    expect(of('info', 'success')).toBe('info')
    expect(of('success')).toBe('info')
    expect(of()).toBeUndefined()
  })
})
