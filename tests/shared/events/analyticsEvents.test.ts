import { describe, expect, it } from 'vitest'
import type { Enumeration } from '../../../engine/options/enumeration'
import { analyticsEvent, caller } from '../../../shared/events/analyticsEvents'

const described = <Code extends string>(one: Enumeration<Code>) =>
  one.codes.map(code => one.describe(code).toLowerCase())

describe('what is told of the use of the tools', () => {
  it('ENUM-31 has the callers of the specification', () => {
    expect(described(caller)).toEqual(['enterprise', 'segmented program', 'report'])
  })

  it('ENUM-32 has the events of the specification', () => {
    expect(described(analyticsEvent)).toEqual([
      ...['exception', 'tracking', 'template open', 'template save', 'template delete', 'template share'],
      ...['new coil start', 'coil save'],
    ])
  })

  it('has a description each, and is found by it', () => {
    for (const code of caller.codes) expect(caller.codeOf(caller.describe(code))).toBe(code)
    for (const code of analyticsEvent.codes) expect(analyticsEvent.codeOf(analyticsEvent.describe(code))).toBe(code)
  })
})
