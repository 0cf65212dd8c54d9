/** React as the modules that browsers get: with the names that it gives as CommonJS, and nothing that is not asked for. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { asModule } from '../../scripts/leanReact'
import { root } from '../../scripts/root.mjs'
import { textOf } from './sources'

const require = createRequire(import.meta.url)

/** The names that a module exports. */
const namesOf = (code: string) =>
  parseSync('a.js', code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  )

describe('a file of CommonJS as a module', () => {
  it.each(['react/cjs/react', 'react/cjs/react-jsx-runtime', 'react-dom/cjs/react-dom', 'scheduler/cjs/scheduler'])(
    'has all names of %s',
    name => {
      const file = `node_modules/${name}.production.js`
      expect(namesOf(asModule(textOf(file))).sort()).toEqual(Object.keys(require(join(root, file))).sort())
    },
  )

  it('has what it imports as imports, and what it lacks as undefined', () => {
    const code = `"use strict";\nvar A = require("a"),\n  B = require("b/c");\nexports.now = A.x;\nexports.now = B;\n`
    const module = asModule(code, ['log'])
    expect(module).toMatch(/^import \* as A from 'a'\nimport \* as B from 'b\/c'\n\s*var exported_now = A\.x;/)
    expect(module).toContain('\nexported_now = B;')
    expect(namesOf(module)).toEqual(['log', 'now'])
  })

  it.each([
    ['gives itself as a whole', 'module.exports = 1'],
    ['asks for a file in between', 'exports.a = 1;\nvar b = 1, c = f(require("c"))'],
    ['gives nothing', 'var a = 1'],
    ['gives what stands not at the beginning of a line', 'exports.a = 1;\nif (a) exports.b = 2'],
  ])('is refused where it %s', (_, code) => {
    expect(() => asModule(code)).toThrow('React is written otherwise')
  })
})
