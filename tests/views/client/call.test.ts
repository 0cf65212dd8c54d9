import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const dialogs = vi.hoisted(() => ({ notify: vi.fn(async () => undefined), showError: vi.fn(async () => undefined) }))
vi.mock('../../../views/client/dialogs', () => dialogs)

interface Asked {
  address: string
  body: unknown
}

let asked: Asked[]
let replies: Record<string, () => Response>
const went = vi.fn()

/** The client as a new page has it: nothing said yet. */
async function newPage() {
  vi.resetModules()
  const [{ post, CallError, linesOf }, { store }, failures, { logError }] = await Promise.all([
    import('../../../views/client/call'),
    import('../../../views/client/messages'),
    import('../../../views/client/failures'),
    import('../../../views/client/logError'),
  ])
  return { post, CallError, linesOf, store, logError, ...failures }
}

const rateCoil = '/DesignService.svc/Rate'
const logErrors = '/AccountService.svc/LogError'
const json = (body: object) => () => Response.json(body)
const status = (code: number) => () => new Response(null, { status: code })
const reported = () => asked.filter(({ address }) => address === logErrors)
/** Waits until everything that is on its way has arrived. */
const settled = () => new Promise(resolve => setImmediate(resolve))

beforeEach(() => {
  asked = []
  replies = { [logErrors]: json({ Succeeded: true, Notices: [] }) }
  vi.clearAllMocks()
  vi.stubGlobal('document', { body: { dataset: {} }, querySelector: () => ({ content: 'token-1' }) })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { location: { replace: went }, addEventListener: vi.fn() })
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ address, body: JSON.parse(body) })
    const reply = replies[address]
    if (!reply) throw new TypeError('Failed to fetch')
    return reply()
  })
})
afterEach(() => vi.unstubAllGlobals())

const listProjects = (client: Awaited<ReturnType<typeof newPage>>, isHandled = false) =>
  client.post('DesignService.svc/Rate', {} as never, { isHandled })

describe('ERROR-04, ERROR-06 a call that fails', () => {
  it.each([
    [400, 'An invalid request was sent to the server.'],
    [401, 'Access Denied'],
    [404, 'A required resource could not be located.'],
    [408, 'The operation timed out.  Please try again.'],
    [500, 'We appear to be having issues at the moment.  Please try again.'],
  ])('ERROR-07 with status %i is an error notice of 10 s, and is logged', async (code, text) => {
    const client = await newPage()
    replies[rateCoil] = status(code)
    await expect(listProjects(client)).rejects.toThrow(text)
    await settled()
    expect(client.store.get().toasts).toMatchObject([{ severity: 'error', summary: text, life: 10_000 }])
    expect(reported().map(({ body }) => body)).toMatchObject([{ error: text }])
  })

  it('HTTP-07 is said and logged in one place: by none of its callers, unless one says it itself', async () => {
    const client = await newPage()
    replies[rateCoil] = status(500)
    await expect(listProjects(client, true)).rejects.toThrow()
    await settled()
    expect(client.store.get().toasts).toEqual([])
    expect(reported()).toHaveLength(1)
  })

  it('says at the place of its caller what was not said yet, in the words of the server where it gives a reason', async () => {
    const client = await newPage()
    replies[rateCoil] = () =>
      Response.json({ Succeeded: false, Notices: [{ Messages: ['The title is too long.'] }] }, { status: 400 })
    const error = await listProjects(client, true).catch((cause: unknown) => cause)
    expect(client.linesOf(error)).toEqual(['The title is too long.'])
    const said = await listProjects(client).catch((cause: unknown) => cause)
    expect(client.linesOf(said)).toEqual([])
    expect(client.store.get().toasts).toMatchObject([{ summary: 'The title is too long.' }])
  })

  it('because nothing can be reached is said, and not reported to what cannot be reached', async () => {
    const client = await newPage()
    await expect(listProjects(client)).rejects.toThrow()
    await settled()
    expect(client.store.get().toasts).toHaveLength(1)
    expect(reported()).toEqual([])
  })
})

describe('the report of an error', () => {
  it('ERROR-08 that gets 504 says nothing and is not reported itself', async () => {
    const client = await newPage()
    replies[logErrors] = status(504)
    await client.logError(new Error('x'))
    expect(client.store.get().toasts).toEqual([])
    expect(reported()).toHaveLength(1)
  })

  it.each([401, 403])(
    'that gets %i says nothing: the session is gone, which the failed call itself says',
    async code => {
      const client = await newPage()
      replies[logErrors] = status(code)
      await client.logError(new Error('x'))
      expect(client.store.get().toasts).toEqual([])
    },
  )

  it('that fails otherwise is said once, and never reported itself', async () => {
    const client = await newPage()
    replies[logErrors] = status(500)
    await client.logError(new Error('x'))
    await client.logError(new Error('y'))
    expect(client.store.get().toasts).toHaveLength(1)
    expect(reported()).toHaveLength(2)
  })

  it('ERROR-10 has of a notification only the texts of its Message and Help Message parts', async () => {
    const { loggedText } = await newPage()
    expect(loggedText('Code: 12 Message: Coil not rated. Help Message: Raise the flow.')).toBe(
      'Coil not rated. Raise the flow.',
    )
    expect(loggedText('Message: a\nb Help Message:')).toBe('a\nb')
    expect(loggedText('Message: alone')).toBe('Message: alone')
    expect(loggedText('plain')).toBe('plain')
  })
})

describe('a fault that nobody caught', () => {
  it('ERROR-09 shows its own message, or that an unknown error has occurred', async () => {
    const listeners: Record<string, (event: object) => void> = {}
    vi.stubGlobal('window', {
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener
      },
    })
    const { watchFaults, store, CallError } = await newPage()
    const logged: string[] = []
    watchFaults(error => void logged.push(error.message))
    listeners.error?.({ error: new Error('The drawing has no rows') })
    listeners.unhandledrejection?.({ reason: new Error('') })
    listeners.unhandledrejection?.({ reason: new CallError(500, 'said already') })
    listeners.error?.({ error: null })
    expect(store.get().toasts.map(toast => toast.summary)).toEqual([
      'The drawing has no rows',
      'An unknown error has occurred',
    ])
    expect(logged).toEqual(['The drawing has no rows', ''])
  })
})

it('SESSION-12 shows the notices of an ended session in a dialog each, then goes to the login page', async () => {
  const client = await newPage()
  replies[rateCoil] = json({
    Succeeded: false,
    SessionExpired: true,
    Notices: [{ Type: 'message', Title: 'Session ended', Severity: 'info', Messages: ['Log in again.'] }],
  })
  let isClosed = false
  dialogs.notify.mockImplementationOnce(async () => {
    expect(went).not.toHaveBeenCalled()
    isClosed = true
    return undefined
  })
  await listProjects(client)
  expect(isClosed).toBe(true)
  expect(dialogs.notify.mock.calls).toEqual([['Session ended', ['Log in again.']]])
  expect(went.mock.calls).toEqual([['/login']])
})
