import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Warning } from '../../../engine/warnings'
import { noticeText } from '../../../shared/designs/coilNotices'
import { readerOf } from '../../../shared/display/formatQuantity'

const carryover: Warning = {
  code: 'CARRYOVER',
  severity: 'warning',
  message: '3.05 m/s face velocity is above the 2.79 m/s at which flat fins may carry water over.',
  value: 3.048,
  limits: [0, 2.794],
  quantity: 'velocity',
}

describe('a notice', () => {
  it('says the fact with its number in the reader’s units, and what to do', () => {
    const { fact, advice } = noticeText(carryover, readerOf('IP'))
    expect(fact).toBe('Face velocity 600 ft/min')
    expect(advice).toMatch(/^Above the 550 ft\/min carry-over limit .* larger face\.$/)
    expect(noticeText(carryover, readerOf('SI')).fact).toBe('Face velocity 3.05 m/s')
  })

  it('names the size that lies outside the data', () => {
    const outside: Warning = {
      code: 'FIN_RANGE',
      severity: 'warning',
      message: 'Transverse pitch 38.1 mm is outside the 20.4 mm to 31.8 mm of the published fin data.',
      value: 0.0381,
      limits: [0.0204, 0.0318],
      quantity: 'length',
    }
    expect(noticeText(outside, readerOf('IP'))).toEqual({
      fact: 'Transverse pitch 1.50 in',
      advice: 'The published fin data cover 0.80 in to 1.25 in. Expect a wider error.',
    })
  })

  it('of an unknown code is said in the engine’s words', () => {
    const odd: Warning = { code: 'NEW', severity: 'info', message: 'Something new.' }
    expect(noticeText(odd, readerOf('IP'))).toEqual({ fact: 'Something new.', advice: '' })
  })

  it('that lacks a number is said in the engine’s words', () => {
    const { fact } = noticeText({ ...carryover, value: undefined }, readerOf('IP'))
    expect(fact).toBe(carryover.message)
  })

  it('has words for every code of a coil rating', () => {
    const source = [
      'coils/circuitNotices.ts',
      'coils/coilNotices.ts',
      'coils/fluidNotices.ts',
      'coils/tubeNotices.ts',
      'coils/surfaceNotices.ts',
      'coils/limits.ts',
      'airside/fins/finDoubts.ts',
      'airside/airSurface.ts',
    ]
      .map(file => readFileSync(new URL(`../../../engine/${file}`, import.meta.url), 'utf8'))
      .join('\n')
    const codes = [...source.matchAll(/(?:code: |code: .*\? |: |above\()'([A-Z][A-Z_]{3,})'/g)].map(([, code]) => code!)
    expect(codes.length).toBeGreaterThan(12)
    for (const code of codes)
      expect(noticeText({ ...carryover, code }, readerOf('IP')).fact, code).not.toBe(carryover.message)
  })
})
