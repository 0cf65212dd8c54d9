/** The HTML of a workbench in fewer characters: the same document. */
import { describe, expect, it } from 'vitest'
import { leanMarkup } from '../../../views/document/leanMarkup'
import { leanPath } from '../../../views/document/leanPath'

const framed = (html: string) => `<div class="cw-app cw-wbapp">${html}</div>`
const lean = (html: string) => leanMarkup(framed(html)).replace(/^<div class="cw-app cw-wbapp">|<\/div>$/g, '')

describe('the HTML of a workbench', () => {
  it('has no quotes around plain values, and none of the end tags that the next tag implies', () => {
    expect(lean('<table><tbody><tr><th scope="row">1</th><td class="a b">2</td></tr></tbody></table>')).toBe(
      '<table><tbody><tr><th scope=row>1<td class="a b">2</tbody></table>',
    )
    expect(lean('<ul><li><a href="#a">b</a></li><li>c</li></ul>')).toBe('<ul><li><a href=#a>b</a><li>c</ul>')
    expect(lean('<dl><dt>a</dt><dd>b</dd></dl>')).toBe('<dl><dt>a<dd>b</dl>')
    expect(lean('<select><option value="">a</option></select>')).toBe('<select><option value>a</select>')
    expect(lean('<input name="a" value="1.5"/>')).toBe('<input name=a value=1.5>')
    expect(lean('<svg><use href="/a.svg#b"></use></svg>')).toBe('<svg><use href=/a.svg#b /></svg>')
  })

  it('keeps the quotes of every value that needs them, and texts as they are', () => {
    for (const html of ['<p title="a b">x = "1"</p>', '<p title="a=b">c</p>', '<p title="&gt;">&lt;td&gt;</p>'])
      expect(lean(html)).toBe(html)
  })

  it('keeps what marks a widget, and other pages', () => {
    const marker = '<div data-widget="alerts" data-props="{`a`:``}" data-sideline=""></div>'
    expect(lean(marker)).toBe(marker)
    const page = '<main class="a"><input name="_csrf" value="b"/></main>'
    expect(leanMarkup(page)).toBe(page)
  })

  it('has places in drawings to a tenth, and leaves other pictures', () => {
    expect(lean('<svg class="cw-svg" viewBox="0 0 9 9"><circle cx="1.2345" cy="2" r="0.55"></circle></svg>')).toBe(
      '<svg class=cw-svg viewBox="0 0 9 9"><circle cx=1.2 cy=2 r=0.6 /></svg>',
    )
    expect(lean('<svg class="cw-i"><path d="M1.25 2L3.125 4"></path></svg>')).toContain('d="M1.25 2L3.125 4"')
  })
})

describe('the path of a drawing', () => {
  it.each([
    ['M10 20L30 20L30 40Z', 'M10 20H30V40z'],
    ['M100 200L101 201', 'M100 200l1 1'],
    ['M5 0l-8-4v8z', 'M5 0-3-4V4z'],
    ['M56.02 35.26A2.95 2.95 0 0 0 53.97 41.15', 'M56 35.3a3 3 0 0 0-2 5.9'],
    ['M0 0C1.04 0 2.06 1 3 1', 'M0 0C1 0 2.1 1 3 1'],
    ['', ''],
  ])('is shorter: %s', (path, short) => {
    expect(leanPath(path)).toBe(short)
  })

  it('does not drift: many short steps end where they end', () => {
    const steps = Array.from({ length: 1000 }, (_, at) => `l0.14 ${at % 2 ? -3 : 3}`).join('')
    expect(leanPath(`M0 0${steps}L140 7`)).toMatch(/140 7$|V7$|v7$/)
  })

  it('leaves out places that the eye does not need, and no others', () => {
    const straight = Array.from({ length: 50 }, (_, at) => `L${at + 1} ${(at + 1) / 2}`).join('')
    expect(leanPath(`M0 0${straight}`)).toBe('M0 0 50 25')
    expect(leanPath('M0 0L10 0.5L20 0')).toBe('M0 0 10 .5 20 0')
  })

  it('gives back what it does not understand', () => {
    expect(leanPath('M1 2R3 4')).toBe('M1 2R3 4')
    expect(leanPath('M1')).toBe('M1')
  })
})
