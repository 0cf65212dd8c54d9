/** Tests the files of the production build that browsers get. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildIsStale } from '../../scripts/buildState.mjs'
import { root } from '../../scripts/root.mjs'

const client = join(root, 'dist/client')
const files = existsSync(client)
  ? readdirSync(client, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  : []
const textOf = (path: string) => readFileSync(path, 'utf8')
const named = (path: string) => path.slice(client.length + 1).replaceAll('\\', '/')

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

beforeAll(() => {
  if (buildIsStale()) throw new Error('the build is missing or older than the sources: npm run build')
})

describe('style sheets', () => {
  const sheets = files.filter(file => file.endsWith('.css'))

  it('hold no data: image, which the content-security policy refuses', () => {
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.filter(file => /url\(\s*["']?data:/.test(textOf(file))).map(named)).toEqual([])
  })

  it('are one for each kind of page, by its name, however many pages load it', () => {
    const built = sheets.map(named).flatMap(name => /^assets\/static\/(\w+)\.[\w-]+\.css$/.exec(name)?.[1] ?? [])
    const written = readdirSync(join(root, 'views/styles')).filter(name => /^[a-z]\w*\.scss$/.test(name))
    expect(built.sort()).toEqual(written.map(name => parse(name).name).sort())
  })

  it('fetch nothing from elsewhere', () => {
    expect(sheets.filter(file => /@import|url\(\s*["']?(https?:)?\/\//.test(textOf(file))).map(named)).toEqual([])
  })
})

describe('scripts', () => {
  const scripts = files.filter(file => /\.m?js$/.test(file))

  /** Addresses that are never fetched: XML namespaces, and the explanations of React's messages. */
  const explained = [
    /^https?:\/\/www\.w3\.org\//,
    /^https:\/\/react\.dev\/(errors|link)\//,
    // Product analytics: its default hosts, and pages that explain it. A browser test proves that none is called.
    /^https:\/\/((app|us|us\.i)\.)?posthog\.com\b/,
    /^https:\/\/(sentry\.io\/organizations\/|schema\.org$)/,
    /^http:\/\/yandex\.com\/bots$/,
  ]

  it('name no address outside', () => {
    const found = scripts.flatMap(file =>
      (textOf(file).match(/https?:\/\/[\w-]+\.[\w./-]*/g) ?? [])
        .filter(address => !explained.some(one => one.test(address)))
        .map(address => `${named(file)}: ${address}`),
    )
    expect(found).toEqual([])
  })

  it.each(['argon2', 'SESSION_SECRET', 'DATABASE_URL', 'kysely', 'express-session', 'pino', 'node:fs', 'process.env.'])(
    'hold nothing of the server: no %s',
    word => {
      expect(scripts.filter(file => textOf(file).includes(word)).map(named)).toEqual([])
    },
  )

  it('hold no words of notices of coils, which come with each rating', () => {
    const words = ['carry-over limit', 'Two metals touch', 'Circuits differ in length']
    expect(scripts.filter(file => words.some(word => textOf(file).includes(word))).map(named)).toEqual([])
  })

  it('hold nothing of React that no widget asks for', () => {
    const unused = [
      'cloneElement',
      'useInsertionEffect=',
      'unstable_wrapCallback',
      'preinitModule=',
      'requestFormReset=',
    ]
    expect(scripts.filter(file => unused.some(name => textOf(file).includes(`.${name}`))).map(named)).toEqual([])
  })

  it('make no code from text', () => {
    expect(scripts.filter(file => /\beval\(|\bnew Function\(/.test(textOf(file))).map(named)).toEqual([])
  })
})

describe('scripts of the server', () => {
  const node = join(root, 'dist/node')
  const written = ['dist/node', 'dist/server'].flatMap(folder =>
    existsSync(join(root, folder))
      ? (readdirSync(join(root, folder), { recursive: true }) as string[])
          .filter(name => /\.m?js$/.test(name))
          .map(name => join(root, folder, name))
      : [],
  )

  it('have no character beyond ASCII, for which the whole file would take two bytes a character in memory', () => {
    expect(written.length).toBeGreaterThan(50)
    expect(written.filter(file => !/^[\0-\x7f]*$/.test(textOf(file)))).toEqual([])
  })

  it('load code of a tool with its first task: a thread begins with less than 40 kB, and coils are rated and printed without places', () => {
    const bytes = (files: Set<string>) => [...files].reduce((sum, file) => sum + textOf(file).length, 0)
    expect(bytes(loadedBy(join(node, 'calculationWorker.js')))).toBeLessThan(40_000)
    const coils = loadedBy(chunkOf('coilCalculations'))
    expect([...coils].map(file => parse(file).name.split('-')[0])).toContain('ratings')
    expect(bytes(coils)).toBeLessThan(1_800_000)
    const places = [...loadedBy(chunkOf('mistCalculations'))].filter(file => textOf(file).includes('Addis Ababa'))
    expect(places).toHaveLength(1)
    const papers = ['coilPaper', 'circuitryPaper', 'ratedDocument'].flatMap(name => [...loadedBy(chunkOf(name))])
    expect([...coils, ...papers]).not.toContain(places[0])
  })

  function chunkOf(name: string): string {
    const found = written.filter(file => parse(file).name.startsWith(`${name}-`))
    expect(found, name).toHaveLength(1)
    return found[0]!
  }

  /** The file and all that it imports at once. */
  function loadedBy(file: string): Set<string> {
    const found = new Set([file])
    for (const one of found)
      for (const [, path] of textOf(one).matchAll(/^(?:import|export)\b[^'"\n]*["'](\.[^'"]+)["']/gm))
        found.add(join(one, '..', path!))
    return found
  }
})

describe('the folder that is served', () => {
  it('holds the scripts of widgets and no script of a page, which would show what the page is to whoever guesses its name', () => {
    expect(files.map(named).filter(name => name.includes('/entries/'))).toEqual([])
  })

  it('holds no source map and no list of the build', () => {
    expect(files.map(named).filter(name => /\.map$|manifest\.json$|assets\.json$/.test(name))).toEqual([])
  })

  it('marks every built file with the hash of its content, so that it may be kept for ever', () => {
    const built = files.map(named).filter(name => name.startsWith('assets/'))
    expect(built.filter(name => !/[.-][\w-]{8,}\.\w+(\.(br|gz))?$/.test(name))).toEqual([])
  })
})

describe('weight', () => {
  const chunks: Record<string, Chunk> = existsSync(join(root, 'dist/assets.json'))
    ? JSON.parse(textOf(join(root, 'dist/assets.json')))
    : {}
  const keyOf = (name: string) => Object.keys(chunks).find(key => chunks[key]?.name === name) ?? ''
  const entry = keyOf('hydrate')

  it('of the entry that every page loads is at most 5 kB, compressed', () => {
    expect(weigh(withImports('views/widgets/entry.ts'))).toBeLessThanOrEqual(5_000)
  })

  it('of what every page with a widget loads beside it is at most 76.5 kB, compressed', () => {
    expect(weigh(withImports(entry))).toBeLessThanOrEqual(76_500)
  })

  it('of the login page, which loads no React, is at most 12.5 kB, and of the home page 79.5 kB, compressed', () => {
    const weightOf = (...names: string[]) =>
      weigh([...new Set(['views/widgets/entry.ts', ...names].flatMap(name => withImports(name)))])
    const login = 'views/client/login/liveLogin.ts'
    expect(Object.keys(chunks)).toContain(login)
    expect(weightOf(login)).toBeLessThanOrEqual(12_500)
    expect(weightOf(entry, keyOf('bell'))).toBeLessThanOrEqual(79_500)
  })

  // The workbench is a whole tool; tests/e2e/budgets.ts limits what its page loads in total.
  const most = (name: string) => (chunks[name]?.name?.endsWith('Workbench') ? 73_000 : 40_000)

  it('of any one widget beside it, and beside the bell that every page has, is at most 40 kB, of the workbench of a tool 73 kB, compressed', () => {
    const shared = [...withImports(entry), ...withImports(keyOf('bell'))]
    const widgets = chunks[entry]?.dynamicImports ?? []
    expect(widgets.map(name => chunks[name]?.name)).toContain('CoilWorkbench')
    const heavy = widgets
      .map(name => ({ name, bytes: weigh(withImports(name).filter(file => !shared.includes(file))) }))
      .filter(({ name, bytes }) => bytes > most(name))
    expect(heavy).toEqual([])
  })

  it('of all style sheets together is at most 50 kB, compressed', () => {
    expect(weigh(files.filter(file => file.endsWith('.css')))).toBeLessThanOrEqual(50_000)
  })

  it('comes in few files: one for every page, four with any widget, five for who is signed in, 13 for the workbench', () => {
    const filesFor = (...names: string[]) => new Set(names.flatMap(name => withImports(name))).size
    const page = 'views/widgets/entry.ts'
    expect(filesFor(page)).toBe(1)
    expect(filesFor(page, entry)).toBeLessThanOrEqual(4)
    expect(filesFor(page, entry, keyOf('bell'))).toBeLessThanOrEqual(5)
    expect(filesFor(page, entry, keyOf('bell'), keyOf('CoilWorkbench'))).toBeLessThanOrEqual(13)
  })

  it.each([
    ['CoilWorkbench', []],
    ['CircuitryWorkbench', ['SegmentedWorkbench']],
    ['SegmentedWorkbench', ['CircuitryWorkbench']],
    ['EconomizerWorkbench', []],
    ['AirCoolerWorkbench', []],
    ['GasWorkbench', []],
    ['MistWorkbench', []],
  ])('of what %s fetches later comes in few files, and brings no other tool than %j', (name, sisters) => {
    const first = withImports(keyOf(name))
    const later = fetchedBy(keyOf(name)).filter(key => !first.includes(join(client, chunks[key]!.file)))
    const brought = later.map(key => chunks[key]?.name ?? '').filter(each => /^[A-Z]\w*Workbench$/.test(each))
    expect(brought).toEqual(sisters)
    expect(later.length).toBeGreaterThan(10)
    expect(later.length).toBeLessThanOrEqual(45)
  })

  /** The paths of a chunk and its static imports. */
  function withImports(name: string, found = new Set<string>()): string[] {
    const chunk = chunks[name]
    if (chunk && !found.has(join(client, chunk.file))) {
      found.add(join(client, chunk.file))
      for (const imported of chunk.imports ?? []) withImports(imported, found)
    }
    return [...found]
  }

  /** The chunks that the page of a tool fetches, at once or later. React's chunk knows the widgets of all pages. */
  function fetchedBy(name: string): string[] {
    const found = new Set([name])
    for (const one of found) {
      const { imports = [], dynamicImports = [] } = chunks[one]!
      for (const next of [...imports, ...(one === entry ? [] : dynamicImports)]) found.add(next)
    }
    return [...found]
  }

  function weigh(paths: string[]): number {
    return paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0)
  }
})
