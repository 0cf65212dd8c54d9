/** Checks every regular expression of the product for more than linear time (by scslre). */
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Source, sources } from './sources'

/** Expressions that are not linear, with what limits the length of their input. */
const bounded: Record<string, string> = {
  '0+$': 'the decimals of one number that the product writes: at most 20',
  '\\B(?=(\\d{3})+$)': 'the digits of one number that the product writes: at most 309',
  '\\[(\\^?)((?:\\\\.|[^\\]\\\\])*)\\]': 'the patterns of fields, which the product itself writes',
}

/** Files that build expressions from texts at run time; the texts are escaped, or the product's own. */
const made = ['server/gateway/endpointCalls.ts', 'shared/validation/fieldRules.ts']

interface Literal {
  regex: { pattern: string; flags: string }
}

function literalsOf({ path, text }: Source): Literal[] {
  const found: Literal[] = []
  walk(
    parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }),
    node => 'regex' in node && found.push(node as Literal),
  )
  return found
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  visit(node)
  for (const part of Object.values(node)) walk(part, visit)
}

const product = sources('engine', 'server', 'shared', 'views', 'pages')

describe('regular expressions', () => {
  it('SEC-093 take linear time, or say what bounds their text', () => {
    const literals = new Map(product.flatMap(literalsOf).map(({ regex }) => [`${regex.pattern}/${regex.flags}`, regex]))
    const slow = [...literals.values()]
      .filter(({ pattern, flags }) => analyse(new RegExp(pattern, flags)).reports.length > 0)
      .map(({ pattern }) => pattern)

    expect(literals.size).toBeGreaterThan(50)
    expect([...new Set(slow)]).toEqual(Object.keys(bounded))
  })

  it('SEC-093 are written as literals, but for few', () => {
    expect(product.filter(({ code }) => /new RegExp\(/.test(code)).map(({ path }) => path)).toEqual(made)
  })
})
