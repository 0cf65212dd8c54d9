/** The pages of figures agree with the results of the engine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { surfacePage } from '../../../scripts/surfacePage'
import { validationPage } from '../../../scripts/validationPage'

const written = (name: string) => readFileSync(join(root, 'docs/engine', name), 'utf8')
const { page, plot } = validationPage()

it.each([
  ['validation.md', page],
  ['wholeCoils.svg', plot],
  ['surfaces.md', surfacePage()],
])('docs/engine/%s is what is computed now: node scripts/run.mjs scripts/docs.ts', (name, now) => {
  expect(written(name)).toBe(now)
})
