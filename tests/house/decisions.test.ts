/** Decision pages have the same form, and their index by subject lists all of them. */
import { describe, expect, it } from 'vitest'
import { filesWhere, textOf } from './sources'

const folder = 'docs/decisions/'
const pages = filesWhere(path => path.startsWith(folder) && !path.endsWith('/README.md')).map(path => {
  const text = textOf(path)
  return { path, file: path.slice(folder.length), title: text.slice(2, text.indexOf('\n')), text }
})
const numberOf = ({ file }: { file: string }) => file.slice(0, 4)

describe('decision pages', () => {
  it.each(pages)('$path says when, in what situation, what, and what follows', page => {
    expect(page.text).toMatch(/^# \d{4} \S/)
    expect(page.title.slice(0, 4)).toBe(numberOf(page))
    expect(page.text).toMatch(/^Date \d{4}-\d\d-\d\d\. Status: (accepted|superseded by \d{4})\.$/m)
    for (const part of ['Situation', 'Decision', 'Follows']) expect(page.text).toMatch(new RegExp(`^${part} +\\S`, 'm'))
  })

  it('have a number each', () => {
    const numbers = pages.map(numberOf)
    expect(numbers).toEqual([...new Set(numbers)])
  })
})

describe('docs/decisions/README.md, the index by subject', () => {
  const index = textOf(`${folder}README.md`)
  const entries = [...index.matchAll(/^- \[(.*?)\]\((.*?)\): (\S.*)$/gm)].map(([, title, file, sentence]) => ({
    title,
    file,
    sentence,
  }))

  it('has nothing in its lists but entries of the form "- [number title](file): sentence"', () => {
    expect(index.match(/^ *[-*] /gm)).toHaveLength(entries.length)
  })

  it('has every page once, and none that is missing', () => {
    expect(entries.map(({ file }) => file).sort()).toEqual(pages.map(({ file }) => file).sort())
  })

  it('gives each page its own title', () => {
    const titles = new Map(pages.map(({ file, title }) => [file, title]))
    expect(entries.filter(({ file = '', title }) => titles.get(file) !== title)).toEqual([])
  })

  it('says of the pages that are replaced, and of no others, by which', () => {
    const replaced = pages.flatMap(page => {
      const [, by] = page.text.match(/Status: superseded by (\d{4})/) ?? []
      return by ? [`${numberOf(page)} by ${by}`] : []
    })
    const said = entries.flatMap(({ file = '', sentence = '' }) => {
      const [, by] = sentence.match(/Replaced by (\d{4})/) ?? []
      return by ? [`${file.slice(0, 4)} by ${by}`] : []
    })
    expect(said.sort()).toEqual(replaced.sort())
    const numbers = pages.map(numberOf)
    expect(replaced.filter(pair => !numbers.includes(pair.slice(-4)))).toEqual([])
  })

  it('names no number that is missing', () => {
    const named = entries.flatMap(({ sentence = '' }) => sentence.match(/\b0\d{3}\b/g) ?? [])
    expect(named.filter(number => !pages.some(page => numberOf(page) === number))).toEqual([])
  })
})
