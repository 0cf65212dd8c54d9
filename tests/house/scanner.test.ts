/** The scanners of the house tests find what they search for. */
import { describe, expect, it } from 'vitest'
import { functionsOf } from './functions'
import { moduleOf } from './modules'
import { blanked, placesOf } from './sources'

const source = (text: string) => ({ path: 'engine/sample.ts', text, ...blanked(text) })

describe('the scanner of sources', () => {
  it('takes neither comments nor strings for code', () => {
    const sample = source("const a = 'x: any' // as any\n/* any */ const b = `as any`\nconst d = /: any/g\n")
    expect(sample.code).not.toContain('any')
    expect(sample.uncommented).toContain('x: any')
    expect(sample.code.length).toBe(sample.text.length)
  })

  it('names the line of what it finds', () => {
    expect(placesOf(source('let a\n// any\nlet b: any\n'), /\bany\b/g)).toEqual(['engine/sample.ts:3'])
  })
})

describe('the scanner of functions', () => {
  it('counts the lines of a body behind a return type with braces', () => {
    const [found] = functionsOf(
      source(
        '/** Gives.\n * Source: S. */\nexport function a<T extends { b: 1 }>({ c }: { c: T }): { d: T } | Map<T, { e: 1 }> {\n  return c\n}\n',
      ),
    )
    expect(found).toMatchObject({ name: 'a', isExported: true, lines: 3, place: 'engine/sample.ts:3' })
    expect(found?.docstring).toContain('Source: S.')
  })

  it('finds functions that are assigned, and no other constant', () => {
    const found = functionsOf(
      source(
        'export const a = (b: number): number => b\nconst c = async (d: () => void) => {\n  d()\n}\nconst e = (1 + 2) * 3\nconst f = [1].map(g => g)\nconst h = i => {\n}\n',
      ),
    )
    expect(found.map(one => [one.name, one.lines])).toEqual([
      ['a', 1],
      ['c', 3],
      ['h', 2],
    ])
  })

  it('takes no comment of another function for a docstring', () => {
    expect(functionsOf(source('/** Of b. */\nconst b = 1\nexport function a() {}\n'))[0]?.docstring).toBe('')
  })
})

describe('the reader of modules', () => {
  const read = (text: string) => moduleOf({ path: 'engine/sample.ts', text })

  it('tells types from values, and what is fetched later', () => {
    const { imports } = read(
      "import type { A } from './units'\nimport { b, type C } from './units'\nexport { d } from '../shared/routes'\nconst e = () => import('./errors')\ntype F = import('./errors').F\nconst g = new URL('./worker.js', import.meta.url)\nimport 'zod'\n",
    )
    expect(imports.map(({ from, names, isOurs, isType, isLater }) => [from, names, isOurs, isType, isLater])).toEqual([
      ['engine/units/index.ts', ['A'], true, true, false],
      ['engine/units/index.ts', ['b', 'C'], true, false, false],
      ['zod', [], false, false, false],
      ['shared/routes.ts', ['d'], true, false, false],
      ['engine/errors.ts', ['*'], true, false, true],
      ['engine/errors.ts', ['*'], true, true, true],
      ['engine/worker.js', ['*'], true, false, true],
    ])
  })

  it('takes no import out of a comment or a string', () => {
    expect(read("// import { a } from './units'\nconst b = \"from './units'\"\n").imports).toEqual([])
  })

  it('names what is exported, and where', () => {
    const { exports } = read(
      "export const a = 1\nexport interface B {}\nexport default function c() {}\nexport * from './units'\n",
    )
    expect(exports).toEqual([
      { name: 'a', line: 1, isType: false },
      { name: 'B', line: 2, isType: true },
      { name: 'default', line: 3, isType: false },
      { name: '*', line: 4, isType: false },
    ])
  })

  it('refuses what cannot be read', () => {
    expect(() => read('export const = 1')).toThrow('engine/sample.ts cannot be read')
  })
})
