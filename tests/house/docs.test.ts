/** Compares the statements of documents with the code. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configurationReference } from '../../scripts/configurationReference'
import { root } from '../../scripts/root.mjs'
import { variables } from '../../server/config/variables'
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
    expect(commands.filter(name => !(name in scripts) && !['ci', 'prune'].includes(name))).toEqual([])
  })
})

it('the README talks down to nobody', () => {
  expect(textOf('README.md')).not.toMatch(/\b(just|simply|obviously|of course)\b/i)
})

describe('configuration', () => {
  it('is documented as the server reads it: node scripts/run.mjs scripts/docs.ts', () => {
    expect(textOf('docs/configuration.md')).toBe(configurationReference())
  })

  // Variables of other containers, and of Node itself.
  const foreign = [
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'REDIS_PASSWORD',
    'REDISCLI_AUTH',
    'NODE_ENV',
    'NODE_IMAGE',
    'POSTGRES_IMAGE',
    'REDIS_IMAGE',
    'NODE_EXTRA_CA_CERTS',
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
  ]

  it.each(['.env.example', 'compose.yaml', 'Dockerfile', 'docs/install.md'])('is named in %s as it exists', path => {
    const named = textOf(path).match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? []
    const unknown = named.filter(name => !(name.replace(/_FILE$/, '') in variables) && !foreign.includes(name))
    expect([...new Set(unknown)]).toEqual([])
  })
})

it('the example of a configuration names every variable once, as the reference does', () => {
  const named = [...textOf('.env.example').matchAll(/^#?([A-Z][A-Z_]*)=/gm)].map(([, name = '']) => name)
  expect(named).toEqual([...new Set(named)])
  const referred = [...textOf('docs/configuration.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  expect(referred.length).toBeGreaterThan(30)
  expect(referred.filter(name => !named.includes(name))).toEqual([])
})
