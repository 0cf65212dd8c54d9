/** What documents claim is compared with what is there. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { filesWhere, textOf } from './sources'

const documents = filesWhere(path => path === 'README.md' || (path.startsWith('docs/') && path.endsWith('.md')))

describe.each(documents)('%s', path => {
  const text = textOf(path)

  it('links to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)].map(match => match[1] ?? '')
    expect(links.filter(link => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })

  it('names commands that exist', () => {
    const scripts = JSON.parse(textOf('package.json')).scripts
    const code = text.match(/```[\s\S]*?```|`[^`\n]+`/g)?.join('\n') ?? ''
    const commands = [...code.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z]+)/g)].map(match => match[1] ?? '')
    expect(commands.filter(name => !(name in scripts) && name !== 'ci')).toEqual([])
  })
})

it('the README talks down to nobody', () => {
  expect(textOf('README.md')).not.toMatch(/\b(just|simply|obviously|of course)\b/i)
})

describe('decision pages', () => {
  const pages = documents.filter(path => path.startsWith('docs/decisions/'))

  it.each(pages)('%s says when, in what situation, what, and what follows', path => {
    const text = textOf(path)
    expect(text).toMatch(/^# \d{4} \S/)
    expect(text.slice(2, 6)).toBe(path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4))
    expect(text).toMatch(/^Date \d{4}-\d\d-\d\d\. Status: (accepted|superseded by \d{4})\.$/m)
    for (const part of ['Situation', 'Decision', 'Follows']) expect(text).toMatch(new RegExp(`^${part} +\\S`, 'm'))
  })

  it('have a number each', () => {
    const numbers = pages.map(path => path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4))
    expect(numbers).toEqual([...new Set(numbers)])
  })
})
