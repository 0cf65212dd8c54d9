/** Every law of the registry is in a table of values that were calculated independently of the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { correlations } from '../../../engine'

const folder = fileURLToPath(new URL('../', import.meta.url))

/** Tables of values: each row begins with the name of a law. */
const tables = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path =>
  /points\.test\.ts$/i.test(path),
)
const namesIn = (path: string) =>
  [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/\[\s*'([a-z0-9-]+)',/g)].map(([, id]) => id!)

it('every law of the registry is named by a worked point', () => {
  expect(tables.length).toBeGreaterThan(8)
  const named = new Set(tables.flatMap(namesIn))
  expect(correlations.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([])
})
