/** The arrows between folders point down only: pages, views, shared, engine; and server to shared and engine. */
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Export, type Import, moduleOf } from './modules'
import { type Source, sources } from './sources'

/** The folders that each folder may import from. */
const arrows = {
  engine: ['engine'],
  shared: ['shared', 'engine'],
  views: ['views', 'shared', 'engine'],
  pages: ['pages', 'views', 'shared', 'engine'],
  server: ['server', 'shared', 'engine'],
}

const modules = new Map(sources().map(file => [file.path, moduleOf(file)]))

/** Every import in the files under a folder that `isWrong`. */
function wrongImports(folder: string, isWrong: (one: Import, path: string) => boolean): string[] {
  return [...modules]
    .filter(([path]) => path.startsWith(`${folder}/`))
    .flatMap(([path, { imports }]) => imports.filter(one => isWrong(one, path)).map(one => `${path} -> ${one.from}`))
}

describe.each(Object.entries(arrows))('%s/', (folder, allowed) => {
  it(`imports of our own only ${allowed.join(', ')}`, () => {
    const mayBe = (from: string) =>
      // The version is only in package.json.
      from === 'package.json' || allowed.some(one => from === one || from.startsWith(`${one}/`))
    expect(wrongImports(folder, one => one.isOurs && !mayBe(one.from))).toEqual([])
  })
})

/** The rooms of large folders; each may import only from those before it. */
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
    'monitoring',
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
    const inRooms = (path: string) => dirname(path) !== folder
    const files = [...modules.keys()].filter(path => path.startsWith(`${folder}/`) && inRooms(path))
    expect(new Set(files.map(roomOf))).toEqual(new Set(rooms))
    const leansBack = ({ from }: Import, path: string) =>
      inRooms(path) && rooms.indexOf(roomOf(from)) > rooms.indexOf(roomOf(path))
    expect(wrongImports(folder, leansBack)).toEqual([])
  })
})

it('gives the engine nothing but itself: no package, and of Node only what its command line needs', () => {
  const isForCommands = (path: string, from: string) => path === 'engine/cli.ts' && from.startsWith('node:')
  expect(wrongImports('engine', ({ isOurs, from }, path) => !isOurs && !isForCommands(path, from))).toEqual([])
})

it('lets what hydrates in the browser reach no code that is the server’s alone', () => {
  const serverOnly = /^server\/|\.server\.tsx?$|\/\+data\.ts$|^node:/
  const reached = new Map([['views/widgets/entry.ts', '']])
  for (const path of reached.keys()) {
    for (const { from, isType } of modules.get(path)?.imports ?? []) {
      if (!isType && !reached.has(from)) reached.set(from, path)
    }
  }
  expect(reached.size).toBeGreaterThan(300)
  expect([...reached].filter(([path]) => serverOnly.test(path)).map(([path, from]) => `${from} -> ${path}`)).toEqual([])
})

describe('circles', () => {
  it('are none among files that load each other', () => {
    expect(circles(one => !one.isType && !one.isLater)).toEqual([])
  })

  it('are none among files whose types speak of each other', () => {
    expect(circles(one => !one.isLater)).toEqual([])
  })

  /** Import cycles, each of them once, found by Tarjan's strongly connected components. */
  function circles(follows: (one: Import) => boolean): string[][] {
    const order = new Map<string, number>()
    const low = new Map<string, number>()
    const open: string[] = []
    const found: string[][] = []
    const visit = (path: string) => {
      order.set(path, order.size)
      low.set(path, order.get(path) ?? 0)
      open.push(path)
      for (const { from } of modules.get(path)?.imports.filter(follows) ?? []) {
        if (!modules.has(from)) continue
        if (!order.has(from)) visit(from)
        if (open.includes(from)) low.set(path, Math.min(low.get(path) ?? 0, low.get(from) ?? 0))
      }
      if (low.get(path) === order.get(path)) {
        const component = open.splice(open.indexOf(path))
        if (component.length > 1) found.push(component)
      }
    }
    for (const path of modules.keys()) if (!order.has(path)) visit(path)
    return found
  }
})

it('exports nothing that nobody uses: a value another file takes, a type at least its own file speaks of', () => {
  const taken = new Set<string>()
  for (const { imports } of modules.values())
    for (const { from, names } of imports) for (const name of names) taken.add(`${from} ${name}`)
  const isTaken = (path: string, name: string) => taken.has(`${path} ${name}`) || taken.has(`${path} *`)
  // Vike, Vitest, the migrator, the script on constants and the server that has the build load these by path; laws of
  // the engine are public by name; one file stands in for a package in tests.
  const byPlace =
    /(?:^|\/)\+\w+\.tsx?$|\.config\.ts$|\.d\.mts$|^pages\/builtPages\.ts$|^server\/data\/migrations\/|^engine\/index\.ts$|\/quickTests\.ts$|\/lightHashing\.ts$/
  const isOwn = ({ path }: Source, { isType }: Export) => isType || path.startsWith('engine/')
  const unused = sources()
    .filter(({ path }) => !byPlace.test(path))
    .flatMap(file =>
      (modules.get(file.path)?.exports ?? [])
        .filter(one => one.name !== '*' && one.name !== 'default' && !isTaken(file.path, one.name))
        .filter(one => !isOwn(file, one) || file.code.split(new RegExp(`\\b${one.name}\\b`)).length < 3)
        .map(({ name, line }) => `${file.path}:${line} ${name}`),
    )
  expect(unused).toEqual([])
})

it('reads the environment in one place, to which a program may hand it whole', () => {
  // The program for auditors and the example client are not part of the product.
  const allowed =
    /^(server\/config\/config\.ts|server\/process\/production\.ts|scripts\/|tests\/|bench\/|docs\/(operation\/verify-audit|api\/rate-many)\.mjs)/
  const wrong = sources().filter(
    file => !allowed.test(file.path) && /\bprocess\.env\b/.test(file.code.replaceAll('readConfig(process.env)', '')),
  )
  expect(wrong.map(file => file.path)).toEqual([])
})
