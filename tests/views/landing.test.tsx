import { describe, expect, it } from 'vitest'
import { Page } from '../../pages/index/+Page'
import type { SheetText } from '../../views/drawings/coil/sheetText'
import { renderPage, viewer } from '../support/renderPage'

const sheet: SheetText = {
  title: 'Chilled-water coil CC-1',
  model: '58WC 6R 10F',
  airIn: '80.0 / 67.0 °F',
  airOut: '53.1 / 52.4 °F',
  airflow: '9,000 SCFM',
  waterIn: '44.0 °F',
  waterOut: '54.7 °F',
  waterFlow: '75.0 gpm',
  length: '60.00',
  height: '36.00',
  depth: '9.75',
  units: 'in, °F',
  capacity: '397.3 MBH',
  airPressureDrop: '0.71 inH₂O',
  fluidPressureDrop: '8.8 ftH₂O',
  parts: ['Aluminum fin, 10 per inch', 'Copper tube, 5/8 in OD', 'Return bends, 24 circuits'],
  inches: { length: 60, height: 36, depth: 9.75, rows: 6 },
}

const landing = (changes = {}) => renderPage(Page, changes, { data: { sheet, release: '4.8.0' } })
const hrefs = (page: ReturnType<typeof landing>) => page.tags('a').map(link => link.attributes.href)

describe('the landing page', () => {
  it('links to the login (LAND-01)', () => {
    expect(landing().tags('a')).toContainEqual(
      expect.objectContaining({ text: 'Log in', attributes: expect.objectContaining({ href: '/login' }) }),
    )
  })

  it('links to the registration (LAND-02)', () => {
    expect(landing().tags('a')).toContainEqual(
      expect.objectContaining({ text: 'Register', attributes: expect.objectContaining({ href: '/register' }) }),
    )
  })

  it('links to the help (LAND-03) and to contact us (LAND-04)', () => {
    expect(hrefs(landing())).toEqual(expect.arrayContaining(['/help', '/contact-us']))
  })

  it('says what the coil design app (LAND-05) and the economizer design app (LAND-06) are for', () => {
    const articles = landing().tags('article')
    expect(articles.map(article => article.text)).toEqual([
      expect.stringMatching(/^Coil design \w+/),
      expect.stringMatching(/^Economizer design \w+/),
    ])
  })

  it('shows the three regional support numbers as they are configured (LAND-07)', () => {
    const page = landing({ support: { MN: '111-555-0001', VA: '222-555-0002', AZ: '333-555-0003' } })
    expect(page.text).toMatch(/Minnesota 111-555-0001 Virginia 222-555-0002 Arizona 333-555-0003/)
    expect(hrefs(page)).toContain('tel:+12225550002')
  })

  it('shows the year that the clock says in its footer (LAND-08)', () => {
    expect(landing({ year: 2044 }).tags('footer')[0]?.text).toContain('© 2044 Coilworks')
  })

  it('shows to a visitor who is nobody (LAND-09), without any script', () => {
    const page = landing({ viewer: null })
    expect(page.tags('h1').map(heading => heading.text)).toEqual(['Coil design, from duty to drawing'])
    expect(page.widgets).toEqual([])
  })

  it('leads whoever is signed in to their apps, in place of logging in or registering', () => {
    const page = landing({ viewer })
    expect(hrefs(page)).not.toContain('/login')
    expect(hrefs(page)).not.toContain('/register')
    expect(page.tags('a').filter(link => link.attributes.href === '/app-selector')).toEqual(
      Array(3).fill(expect.objectContaining({ text: 'Your apps' })),
    )
    expect(hrefs(page)).toEqual(expect.arrayContaining(['/help', '/contact-us']))
  })

  it('prints the figures it was given on the drawing, and no others', () => {
    const { text } = landing({ viewer })
    for (const figure of [sheet.capacity, sheet.airOut, sheet.waterOut, sheet.depth, sheet.fluidPressureDrop])
      expect(text).toContain(figure)
    expect(text).not.toContain('391.8')
  })

  it('describes the drawing in words for who cannot see it', () => {
    const drawing = landing()
      .tags('svg')
      .find(svg => svg.attributes.role === 'img')
    expect(drawing?.attributes['aria-label']).toMatch(/36\.00 by 60\.00 \(in, °F\), 6 rows.*44\.0 °F in, 54\.7 °F out/)
  })
})
