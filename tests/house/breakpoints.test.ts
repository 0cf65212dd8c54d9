/** Tests the widths at which the layout changes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'

const breakpoints = [576, 768, 992, 1200]
/** Below this width tables become cards. */
const cards = 960

const assets = join(root, 'dist/client/assets')
const built = existsSync(assets)
  ? readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
  : []

/** Every width in a media query of the built style sheets, in both notations. */
const widths = built.flatMap(name => {
  const text = readFileSync(join(assets, name), 'utf8')
  return [...text.matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/(min-width:|max-width:|width\s*[<>]=?|[<>]=?)\s*([\d.]+)px/g)].map(([, side = '', px]) => ({
      side,
      px: Number(px),
    })),
  )
})

it('CONST-34 the layout changes at 576, 768, 992 and 1200 px, and nowhere else but for the cards', () => {
  expect(widths.length).toBeGreaterThan(10)
  // The upper limit below a breakpoint is 0.02 px less, because a window may be 767.5 px wide.
  const edges = [...breakpoints.flatMap(px => [px, px - 0.02]), cards]
  expect([...new Set(widths.map(({ px }) => px))].filter(px => !edges.includes(px))).toEqual([])
  expect(breakpoints.filter(px => !widths.some(one => Math.ceil(one.px) === px))).toEqual([])
})
