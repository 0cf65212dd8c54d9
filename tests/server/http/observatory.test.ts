/** The score by the rules of the HTTP Observatory, computed from the answers themselves. */
import { describe, expect, it } from 'vitest'
import { houseOfFile } from '../../support/house'
import { setCookies, Visitor } from '../../support/visitor'

const house = await houseOfFile()

interface Finding {
  rule: string
  points: number
}

/** What a rule gives or takes; the better of two findings of a rule counts. */
function findings(answer: Awaited<ReturnType<Visitor['get']>>): Finding[] {
  const { headers, text } = answer
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(/;\s*/).map(part => {
      const [name = '', ...values] = part.split(/\s+/)
      return [name, values] as const
    }),
  )
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(match => match[1] ?? '')
  const cookies = setCookies(answer)
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  const give = (rule: string, isMet: boolean, points: number, otherwise: number) => ({
    rule,
    points: isMet ? points : otherwise,
  })
  const isUnsafe = [...policy.values()].flat().some(value => /unsafe|^\*$|^data:|^https?:$/.test(value))
  return [
    give(
      'policy: none by default, nothing unsafe',
      policy.get('default-src')?.join() === "'none'" && !isUnsafe,
      10,
      -25,
    ),
    give('framing by the policy', policy.get('frame-ancestors')?.join() === "'none'", 5, -20),
    give(
      'cookies',
      cookies.every(line => /; Secure/.test(line) && /; HttpOnly/.test(line) && /; SameSite/.test(line)),
      cookies.length > 0 ? 5 : 0,
      -40,
    ),
    give('cross-origin sharing', headers['access-control-allow-origin'] === undefined, 0, -50),
    give('referrer', ['no-referrer', 'same-origin', 'strict-origin'].includes(headers['referrer-policy'] ?? ''), 5, -5),
    give('transport', maxAge >= 15_768_000, 0, -20),
    give(
      'scripts from here',
      scripts.every(attributes => /\ssrc="\/(?!\/)/.test(attributes)),
      0,
      -50,
    ),
    give('types', headers['x-content-type-options'] === 'nosniff', 0, -5),
    give('resource policy', headers['cross-origin-resource-policy'] === 'same-origin', 10, 0),
    give('opener policy', headers['cross-origin-opener-policy'] === 'same-origin', 10, 0),
    give('embedder policy', headers['cross-origin-embedder-policy'] === 'require-corp', 10, 0),
  ]
}

const scoreOf = (list: readonly Finding[]) => list.reduce((sum, { points }) => sum + points, 100)

describe('SEC-074 the score', () => {
  it.each([
    ['/', 150],
    ['/login', 155],
    ['/help', 150],
  ])('%s has %i points or more, and loses none', async (path, bar) => {
    const list = findings(await new Visitor(house).get(path))
    expect(list.filter(({ points }) => points < 0)).toEqual([])
    expect(scoreOf(list)).toBeGreaterThanOrEqual(bar)
  })
})
