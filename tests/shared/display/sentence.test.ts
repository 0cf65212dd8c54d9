import { describe, expect, it } from 'vitest'
import { sentence } from '../../../shared/display/sentence'

describe('sentence', () => {
  it.each([
    ['the tubes touch', 'The tubes touch.'],
    ['Done.', 'Done.'],
    ['305 m/s is too fast', '305 m/s is too fast.'],
    ['', ''],
  ])('makes %j into %j', (reason, said) => {
    expect(sentence(reason)).toBe(said)
  })
})
