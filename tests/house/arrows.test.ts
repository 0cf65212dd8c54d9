/** The arrows between folders point down only: pages, views, shared, engine; and server to shared and engine. */
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { type Source, sources } from './sources'

/** What each folder may import of our own. */
const arrows = {
  engine: ['engine'],
  shared: ['shared', 'engine'],
  views: ['views', 'shared', 'engine'],
  pages: ['pages', 'views', 'shared', 'engine'],
  server: ['server', 'shared', 'engine'],
}

const specifier = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bnew URL\()\s*['"]([^'"\n]+)['"]/g

function importsOf(source: Source): string[] {
  return [...source.uncommented.matchAll(specifier)].map(match => match[1] ?? '')
}

/** The path from the root of what a relative import names. */
function target(from: string, specifier: string): string {
  return normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
}

describe.each(Object.entries(arrows))('%s/', (folder, allowed) => {
  it(`imports of our own only ${allowed.join(', ')}`, () => {
    const wrong = sources(folder).flatMap(file =>
      importsOf(file)
        .filter(name => name.startsWith('.'))
        .map(name => target(file.path, name))
        // The version is written there and nowhere else.
        .filter(path => path !== 'package.json' && !allowed.some(one => path === one || path.startsWith(`${one}/`)))
        .map(path => `${file.path} -> ${path}`),
    )
    expect(wrong).toEqual([])
  })
})

/** The rooms of large folders, each leaning on those before it alone. */
const storeys = {
  'engine/coils': ['checks', 'air', 'tubes', 'streams', 'notices', 'solvers', 'rows', 'zones', 'marching'],
  server: [
    'errors',
    'config',
    'process',
    'data',
    'request',
    'secrets',
    'session',
    'access',
    'mail',
    'upstream',
    'reports',
    'jobs',
    'services',
    'gateway',
    'http',
    'demo',
    'application',
    'operator',
  ],
  'shared/coils': ['document', 'fields', 'notices', 'facts', 'duties'],
}

describe.each(Object.entries(storeys))('%s/', (folder, rooms) => {
  const roomOf = (path: string) =>
    path.startsWith(`${folder}/`) ? (path.split('/')[folder.split('/').length] ?? '') : ''

  it('has rooms that lean one way', () => {
    const files = sources(folder).filter(file => dirname(file.path) !== folder)
    expect(new Set(files.map(file => roomOf(file.path)))).toEqual(new Set(rooms))
    const wrong = files.flatMap(file =>
      importsOf(file)
        .map(name => target(file.path, name))
        .filter(path => rooms.indexOf(roomOf(path)) > rooms.indexOf(roomOf(file.path)))
        .map(path => `${file.path} -> ${path}`),
    )
    expect(wrong).toEqual([])
  })
})

it('gives the engine nothing but itself: no package, and of Node only what its command line needs', () => {
  const wrong = sources('engine').flatMap(file =>
    importsOf(file)
      .filter(name => !name.startsWith('.') && !(file.path === 'engine/cli.ts' && name.startsWith('node:')))
      .map(name => `${file.path} -> ${name}`),
  )
  expect(wrong).toEqual([])
})

describe('what hydrates in the browser', () => {
  const byPath = new Map(sources().map(file => [file.path, file]))

  it('reaches no code that is the server’s alone', () => {
    const serverOnly = /^server\/|\.server\.tsx?$|\/\+data\.ts$|^node:/
    const wrong = [...reachedFrom('views/widgets/entry.ts')].filter(([path]) => serverOnly.test(path))
    expect(wrong.map(([path, from]) => `${from} -> ${path}`)).toEqual([])
  })

  /** Everything that an entry leads to, each with the first file that names it; imports of types vanish in the build. */
  function reachedFrom(entry: string): Map<string, string> {
    const reached = new Map([[entry, '']])
    for (const path of reached.keys()) {
      const file = byPath.get(path)
      if (!file) continue
      for (const name of importsOf({
        ...file,
        uncommented: file.uncommented.replace(/^(?:import|export) type [\s\S]*?from .*$/gm, ''),
      })) {
        const found = name.startsWith('.') ? resolved(target(path, name)) : name
        if (!reached.has(found)) reached.set(found, path)
      }
    }
    return reached
  }

  function resolved(path: string): string {
    const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
    return (
      candidates.find(one => byPath.has(one) || (one === path && /\.\w+$/.test(one) && existsSync(join(root, one)))) ??
      path
    )
  }
})

it('reads the environment in one place, to which a program may hand it whole', () => {
  // The program for auditors is no part of the product.
  const allowed = /^(server\/config\/config\.ts|scripts\/|tests\/|bench\/|docs\/operation\/verify-audit\.mjs)/
  const wrong = sources().filter(
    file => !allowed.test(file.path) && /\bprocess\.env\b/.test(file.code.replaceAll('readConfig(process.env)', '')),
  )
  expect(wrong.map(file => file.path)).toEqual([])
})
