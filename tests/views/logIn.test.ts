import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionLost } from '../../shared/wording/callTexts'
import { logIn } from '../../views/client/login/logIn'

const browser = { alert: vi.fn(), location: { assign: vi.fn() } }
const request = { email: 'dana@nowhere.test', password: 'Coil2026x' }

function serverSays(answer: unknown, status = 200) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(answer), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', { body: { dataset: {} }, querySelector: () => ({ content: 'token-1' }) })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('logging in', () => {
  it('sends email and password with the token, and follows the server to the wanted page (LOGIN-07)', async () => {
    const fetch = serverSays({ Succeeded: true, Notices: [], Item: { Next: '/enterprise-webapp?design=7' } })
    await expect(logIn(request)).resolves.toBe('leaving')
    expect(fetch).toHaveBeenCalledWith(
      '/AccountService.svc/LogIn',
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify(request),
        headers: expect.objectContaining({ 'x-csrf-token': 'token-1' }),
      }),
    )
    expect(browser.location.assign).toHaveBeenCalledExactlyOnceWith('/enterprise-webapp?design=7')
  })

  it('goes to the app selector where the server names no page (LOGIN-08)', async () => {
    serverSays({ Succeeded: true, Notices: [], Item: {} })
    await logIn(request)
    expect(browser.location.assign).toHaveBeenCalledExactlyOnceWith('/app-selector')
  })

  it('says the messages of the first notice when it is refused (LOGIN-09)', async () => {
    const notice = (...Messages: string[]) => ({ Type: 'message', Title: 'Error', Severity: 'error', Messages })
    serverSays({ Succeeded: false, Notices: [notice('Not right.', 'Try again.'), notice('Not this one.')] })
    await expect(logIn(request)).resolves.toEqual(['Not right.', 'Try again.'])
    expect(browser.location.assign).not.toHaveBeenCalled()
    expect(browser.alert).not.toHaveBeenCalled()
  })

  it.each([
    [408, 'The operation timed out.  Please try again.'],
    [500, 'We appear to be having issues at the moment.  Please try again.'],
  ])('shows a browser alert when the server answers %i (LOGIN-10)', async (status, text) => {
    serverSays({}, status)
    await expect(logIn(request)).resolves.toBeUndefined()
    expect(browser.alert).toHaveBeenCalledExactlyOnceWith(text)
  })

  it('shows a browser alert when the server cannot be reached (LOGIN-10)', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('navigator', { onLine: true })
    await logIn(request)
    expect(browser.alert).toHaveBeenCalledExactlyOnceWith(connectionLost)
  })
})
