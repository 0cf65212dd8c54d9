import { afterEach, describe, expect, it, vi } from 'vitest'
import { goBack } from '../../../views/client/goBack'

const back = vi.fn()
const come = (referrer: string, length: number) => {
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('window', { location: { origin: 'https://coils.example.com' }, history: { length, back } })
}
afterEach(() => {
  vi.unstubAllGlobals()
  back.mockClear()
})

describe('going back', () => {
  it('NAV-06 uses the history when the reader came from one of our pages', () => {
    come('https://coils.example.com/app-selector', 3)
    expect(goBack()).toBe(true)
    expect(back).toHaveBeenCalledOnce()
  })

  it.each([
    ['an address that was typed', '', 1],
    ['another site', 'https://elsewhere.example/', 3],
    ['one of our pages, in a tab of its own', 'https://coils.example.com/help', 1],
  ])('NAV-07, NAV-08 leaves it to the fallback after %s', (_, referrer, length) => {
    come(referrer, length)
    expect(goBack()).toBe(false)
    expect(back).not.toHaveBeenCalled()
  })
})
