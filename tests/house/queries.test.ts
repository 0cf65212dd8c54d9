/** SQL has parameters: no input can become part of its text. */
import { expect, it } from 'vitest'
import { placesOf, sources } from './sources'

/** Functions that put a raw text into SQL, or send SQL without the query builder. */
const unparameterised = /\bsql\s*\.\s*(raw|lit|literal)\b|\bsql\s*\(|\bCompiledQuery\b|\.(query|exec|unsafe)\s*[(`]/g

it('SEC-096 is made of parameters, and of names that the table of columns knows: no text stands in it as it came', () => {
  const asking = sources('server').filter(({ text }) => /from '(kysely|pg|@electric-sql\/pglite)/.test(text))
  // Also inside templates, where such SQL would be.
  expect(asking.length).toBeGreaterThan(20)
  expect(asking.flatMap(file => placesOf(file, unparameterised, 'uncommented'))).toEqual([])
})
