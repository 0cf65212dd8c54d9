/** The JSON of an upstream by itself: no schema behind it, which could refuse the same. */
import { expect, it } from 'vitest'
import { parseJson } from '../../../server/gateway/parseJson'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

it('is taken as it is', () => {
  expect(parseJson('{"Items":[1]}')).toEqual({ Items: [1] })
  expect(() => parseJson(nested(20))).not.toThrow()
})

it.each([
  ['HTML', '<!doctype html>'],
  ['half of it', '{"Items":['],
  ['nothing', ''],
  ['a level too deep', nested(22)],
  ['the name of a prototype', '{"Item":{"__proto__":{}}}'],
  ['the name of a constructor', '{"Item":{"constructor":{}}}'],
  ['a NUL', '{"Item":"a\\u0000"}'],
])('SEC-082 is garbage where it is or holds %s', (_, text) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ name: 'UpstreamError', code: 'garbage' }))
})
