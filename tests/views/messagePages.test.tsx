import { describe, expect, it } from 'vitest'
import { Page as Problem } from '../../pages/problem/+Page'
import { renderPage, viewer } from '../support/renderPage'

describe('the page of a problem', () => {
  const problem = { status: 503, heading: 'Not available now', text: 'Please try again in a minute.' }

  it('says what went wrong and gives the reference that support asks for', () => {
    const { text } = renderPage(Problem, { requestId: 'r-77' }, { problem })
    expect(text).toMatch(/Not available now Please try again in a minute\./)
    expect(text).toContain('Status 503, reference r-77')
  })

  it.each([
    [401, 'd-cu-f'],
    [403, 'd-cu-f'],
    [404, 'd-hidden'],
    [405, 'd-hidden'],
    [413, 'd-gauge'],
    [429, 'd-gauge'],
    [500, 'd-gauge'],
    [503, 'd-gauge'],
  ])('draws what kind of problem %i is, and needs no script for it', (status, mark) => {
    const { html, widgets } = renderPage(Problem, {}, { problem: { ...problem, status } })
    const [drawing = ''] = html.match(/<section class="cw-message">.*?<\/svg>/s) ?? []
    expect(drawing).toContain(`class="${mark}`)
    expect(widgets).toEqual([])
  })

  it('leads on, by who is reading', () => {
    const links = (page: ReturnType<typeof renderPage>) => page.tags('a').map(link => link.text)
    expect(links(renderPage(Problem, { viewer }, { problem }))).toContain('Back to apps')
    expect(links(renderPage(Problem, {}, { problem }))).toContain('Back to the start page')
  })

  it('leads to the same page once more where it may be had in a moment, and never to another host', () => {
    const again = (status: number, address: string) =>
      renderPage(Problem, { address }, { problem: { ...problem, status } })
        .tags('a')
        .find(link => link.text === 'Try again')?.attributes.href
    expect(again(503, '/enterprise-webapp?design=1')).toBe('/enterprise-webapp?design=1')
    expect(again(404, '/enterprise-webapp')).toBeUndefined()
    for (const address of ['//elsewhere.example/report', '/DesignService.svc/Rate'])
      expect(again(503, address)).toBeUndefined()
  })
})
