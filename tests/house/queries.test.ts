/** SQL is made of parameters: nothing that came from outside can be a part of its text. */
import { expect, it } from 'vitest'
import { placesOf, sources } from './sources'

/** What puts a text into SQL as it stands, and what sends SQL past the one who makes it of parameters. */
const unparameterised = /\bsql\s*\.\s*(raw|lit|literal)\b|\bsql\s*\(|\bCompiledQuery\b|\.(query|exec|unsafe)\s*[(`]/g

it('SEC-096 is made of parameters, and of names that the table of columns knows: no text stands in it as it came', () => {
  const asking = sources('server').filter(({ text }) => /from '(kysely|pg|@electric-sql\/pglite)/.test(text))
  // Within templates as well, which is where it would be.
  expect(asking.length).toBeGreaterThan(20)
  expect(asking.flatMap(file => placesOf(file, unparameterised, 'uncommented'))).toEqual([])
})
