import { describe, expect, it } from 'vitest'
import { analyticsEvent, caller } from '../../shared/analyticsEvents'

describe.each([
  ['ENUM-31 a caller', caller, ['enterprise', 'segmented program', 'report']],
  [
    'ENUM-32 an analytics event',
    analyticsEvent,
    [
      ...['exception', 'tracking', 'template open', 'template save', 'template delete', 'template share'],
      ...['new coil start', 'coil save'],
    ],
  ],
] as const)('%s', (_, one, named) => {
  it('is one of those of the specification', () => {
    expect(one.codes.map(code => one.describe(code).toLowerCase())).toEqual(named)
  })

  it('has a description, and is found by it', () => {
    for (const code of one.codes) expect(one.codeOf(one.describe(code))).toBe(code)
  })
})
