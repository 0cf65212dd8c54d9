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

const textOf = (name: string) => readFileSync(join(assets, name), 'utf8')
const queriesOf = (text: string) => [...text.matchAll(/@media([^{]*)\{/g)].map(([, query = '']) => query)

/** Every width in a media query of the built style sheets, in both notations. */
const widths = built
  .map(textOf)
  .flatMap(queriesOf)
  .flatMap(query =>
    [...query.matchAll(/(min-width:|max-width:|width\s*[<>]=?|[<>]=?)\s*([\d.]+)px/g)].map(([, side = '', px]) => ({
      side,
      px: Number(px),
    })),
  )

it('CONST-34 the layout changes at 576, 768, 992 and 1200 px, and nowhere else but for the cards', () => {
  expect(widths.length).toBeGreaterThan(10)
  // The upper limit below a breakpoint is 0.02 px less, because a window may be 767.5 px wide.
  const edges = [...breakpoints.flatMap(px => [px, px - 0.02]), cards]
  expect([...new Set(widths.map(({ px }) => px))].filter(px => !edges.includes(px))).toEqual([])
  expect(breakpoints.filter(px => !widths.some(one => Math.ceil(one.px) === px))).toEqual([])
})

it.each([
  ['a tool', 'workbenchPage', 6],
  ['the tracker', 'rdPage', 2],
  ['the admin', 'adminPage', 1],
  ['the command center', 'commandCenterPage', 1],
])(
  'the layout of a phone is no sheet of %s: Firefox asks for the width between the margins, which is as narrow',
  (...of) => {
    const [, sheet, least] = of
    // All but the one of Bootstrap, by which tables scroll.
    const texts = built.filter(name => name.includes(sheet)).map(textOf)
    const own = texts.map(text => text.replace(/@media[^{]*\{\.table-responsive-md/, ''))
    const ofPhones = own.flatMap(queriesOf).filter(query => /max-width:\s*767\.98px|width\s*<=?\s*76[78]/.test(query))
    expect(ofPhones.length).toBeGreaterThanOrEqual(least)
    expect(ofPhones.filter(query => !/^\s*screen and/.test(query))).toEqual([])
  },
)
