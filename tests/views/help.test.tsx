import { describe, expect, it } from 'vitest'
import { Page } from '../../pages/help/+Page'
import { branches } from '../../pages/help/topics'
import { routes } from '../../shared/routes'
import { renderPage, tagsOf, textOf, viewer } from '../support/renderPage'

const page = renderPage(Page, { routeName: 'help' })

describe('the help page', () => {
  it('HELP-01 answers the questions of the specification in an accordion, each with more than a word', () => {
    const faq = page.html.match(/<section class="hp-faq".*?<\/section>/s)?.[0] ?? ''
    const answers = tagsOf(faq, 'details')
    expect(tagsOf(faq, 'h3').map(heading => heading.text)).toEqual([
      'Where to start',
      'Saving',
      'Opening',
      'Selection program',
      'Multi-coil projects',
      'Sharing',
      'Printing a selection',
    ])
    // Of one name: the browser closes one when another opens.
    expect(new Set(answers.map(one => one.attributes.name))).toEqual(new Set(['faq']))
    for (const { text } of answers) expect(text.split(' ').length).toBeGreaterThan(25)
  })

  it('HELP-02 has a tree of topics that leads to each of them, in the order of the page', () => {
    const tree = page.html.match(/<nav class="hp-tree".*?<\/nav>/s)?.[0] ?? ''
    const targets = tagsOf(tree, 'a').map(link => link.attributes.href)
    expect(targets).toEqual(tagsOf(page.html, 'article').map(article => `#${article.attributes.id}`))
    expect(targets).toEqual(branches.flatMap(({ topics }) => topics.map(({ id }) => `#${id}`)))
    expect(tagsOf(tree, 'summary').map(branch => branch.text)).toEqual(branches.map(({ title }) => title))
    expect(tree.match(/<ul>/g)?.length).toBe(branches.length + 1)
  })

  it('HELP-02 has illustrations, each described in words, and each of their numbers explained beside them', () => {
    const articles = page.html.match(/<article.*?<\/article>/gs) ?? []
    const illustrated = articles.filter(article => article.includes('<figure>'))
    expect(illustrated.length).toBeGreaterThanOrEqual(8)
    for (const article of illustrated) {
      const [drawing] = tagsOf(article, 'svg')
      expect(drawing?.attributes.role).toBe('img')
      expect(drawing?.attributes['aria-label']?.length).toBeGreaterThan(40)
      const numbers = (article.match(/class="t-mid hp-number"[^>]*>\d/g) ?? []).map(one => Number(one.slice(-1)))
      expect(numbers.sort()).toEqual(tagsOf(article, 'li').map((_, index) => index + 1))
    }
  })

  it('leads nowhere that is not there', () => {
    const ids = [...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`)
    const paths = Object.values(routes).map(({ path }) => path as string)
    for (const { attributes } of tagsOf(page.html, 'a')) {
      const { href = '' } = attributes
      if (href.startsWith('#')) expect([href, ids.includes(href)]).toEqual([href, true])
      else if (href.startsWith('/')) expect([href, paths.includes(href)]).toEqual([href, true])
    }
    expect(ids.length).toBe(new Set(ids).size)
  })

  it('has topics of every tool, those of operators too, in the words of their pages', () => {
    const tools = ['coil', 'economizer-inputs', 'air-cooler-inputs', 'gas-inputs', 'mist-inputs', 'research-projects']
    const ids = tagsOf(page.html, 'article').map(article => article.attributes.id)
    expect(ids).toEqual(expect.arrayContaining([...tools, 'admin', 'command-center']))
    const article = (id: string) =>
      textOf(page.html.match(new RegExp(`<article id="${id}".*?</article>`, 's'))?.[0] ?? '')
    const sections = ['Users', 'Companies', 'Inbox', 'Catalogues', 'Notices', 'Audit trail', 'Rights on a day']
    for (const section of [...sections, 'Access matrix', 'Measurements', 'Retention', 'Configuration'])
      expect(article('admin')).toContain(section)
    for (const part of ['Out of order', 'Errors', 'Nodes', 'Send now', 'Take out of service', 'Forget'])
      expect(article('command-center')).toContain(part)
  })

  it('ROUTE-06 shows the same to visitors and to who is signed in', () => {
    const main = (html: string) => textOf(html.match(/<main.*<\/main>/s)?.[0] ?? '')
    const signedIn = renderPage(Page, { routeName: 'help', viewer })
    expect(main(signedIn.html)).toBe(main(page.html))
  })

  it('ships no script', () => {
    expect(page.widgets).toEqual([])
  })
})
