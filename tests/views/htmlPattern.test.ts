import { describe, expect, it } from 'vitest'
import { patterns } from '../../shared/validation/patterns'
import { htmlPattern } from '../../views/components/htmlPattern'

/** As browsers make an expression of the attribute. */
const asBrowsersRead = (pattern: RegExp) => new RegExp(`^(?:${htmlPattern(pattern)})$`, 'v')

const samples = [
  '',
  'a',
  'a b',
  'a-b',
  '(1) +2-3',
  'a@b.example',
  'a@b',
  'a/b',
  'a\\b',
  'a*b',
  'a\nb',
  '{a}',
  'a|b',
  '1.2',
]

describe('a pattern as an attribute', () => {
  it.each(Object.entries(patterns))('says the same of %s as in our code', (_, pattern) => {
    for (const text of samples) expect([text, asBrowsersRead(pattern).test(text)]).toEqual([text, pattern.test(text)])
  })
})
