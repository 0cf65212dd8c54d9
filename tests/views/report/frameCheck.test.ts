import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../shared/limits'
import { checkFrame, type PdfBrowser } from '../../../views/widgets/report/frameCheck'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is told at each time [ms], of a frame with or without a document. */
function toldAfter(ms: number, browser: PdfBrowser, hasDocument: boolean): boolean {
  let isTold = false
  const stop = checkFrame({ browser, hasDocument: () => hasDocument, onMissing: () => (isTold = true) })
  vi.advanceTimersByTime(ms)
  stop()
  return isTold
}

describe('whether the PDF shows', () => {
  it('CONST-27 is asked 2000 ms after the frame was there', () => {
    expect(limits.reportCheck).toBe(2000)
    expect(toldAfter(1999, 'Chrome', false)).toBe(false)
    expect(toldAfter(2000, 'Chrome', false)).toBe(true)
  })

  it('REPORT-15 is denied in Chrome by a frame without a document', () => {
    expect(toldAfter(2000, 'Chrome', false)).toBe(true)
    expect(toldAfter(10_000, 'Chrome', true)).toBe(false)
  })

  it('REPORT-16 is denied in Firefox by a frame with a document', () => {
    expect(toldAfter(2000, 'Firefox', true)).toBe(true)
    expect(toldAfter(10_000, 'Firefox', false)).toBe(false)
  })

  it('looks at the frame as it is then, and no more once the screen is left', () => {
    let isThere = false
    const onMissing = vi.fn()
    checkFrame({ browser: 'Chrome', hasDocument: () => isThere, onMissing })
    vi.advanceTimersByTime(1000)
    isThere = true
    vi.advanceTimersByTime(5000)
    expect(onMissing).not.toHaveBeenCalled()
    const stop = checkFrame({ browser: 'Chrome', hasDocument: () => false, onMissing })
    stop()
    vi.advanceTimersByTime(5000)
    expect(onMissing).not.toHaveBeenCalled()
  })
})
