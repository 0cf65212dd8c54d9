import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentedFluids, fluidPage, pageName } from '../../../scripts/fluidPage'
import { root } from '../../../scripts/root.mjs'

const read = (name: string) => readFileSync(join(root, 'docs/fluids', name), 'utf8')

describe('the pages of fluids', () => {
  const all = documentedFluids()

  it('have names of their own', () => {
    expect(new Set(all.map(({ name }) => pageName(name))).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(90)
  })

  it.each(all)('$name has one that says what the code says, with measured deviations', ({ name, fluid }) => {
    const page = read(pageName(name))
    expect(page.startsWith(fluidPage(name, fluid)), 'write the pages anew: scripts/fluidPages.ts').toBe(true)
    expect(page).toContain('## Largest deviations found')
  })

  it('are listed', () => {
    const list = read('README.md')
    for (const { name } of all) expect(list).toContain(`[${name}](${pageName(name)})`)
  })
})
