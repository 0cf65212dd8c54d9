/**
 * Which files a browser is told to fetch beside one that is loaded on demand. By default the bundler names every file
 * that it imports. Their hashed names hardly compress, and the page has most of these files already.
 */
import type { Plugin } from 'vite'

interface Chunk {
  type: 'chunk'
  name: string
  imports: string[]
  dynamicImports: string[]
}

type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>

/**
 * What fetches a part with the files beside it: the bundler's own code for that, which every page has, is five times as
 * long, because it knows of style sheets of parts.
 */
const helper = `const named = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    if (!named.has(file)) {
      named.add(file)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
    }
  return load()
}`

/** Leaves out the files that every page has by the time at which it can load the one in question. */
export function preloads() {
  let hadBy: ((host: string) => ReadonlySet<string>) | undefined
  const plugin: Plugin = {
    name: 'preloads',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    load: id => (id === '\0vite/preload-helper.js' ? helper : undefined),
    // The bundler writes the names in its own step of this kind.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        hadBy = filesHadBy(bundle as Bundle)
      },
    },
  }
  const resolveDependencies = (file: string, files: string[], { hostId }: { hostId: string }): string[] => {
    const had = hadBy?.(hostId)
    // The file itself is asked for at once anyway.
    return files.filter(one => one !== file && !had?.has(one))
  }
  return { plugin, resolveDependencies }
}

/** By file: what a page that runs it has, whichever page it is. */
function filesHadBy(bundle: Bundle): (host: string) => ReadonlySet<string> {
  const chunkOf = (file: string) => {
    const found = bundle[file]
    return found?.type === 'chunk' ? found : undefined
  }
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (!found.has(file)) {
      found.add(file)
      for (const next of chunkOf(file)?.imports ?? []) withImports(next, found)
    }
    return found
  }
  const hydrate = Object.keys(bundle).find(file => chunkOf(file)?.name === 'hydrate') ?? ''
  const widgets = (chunkOf(hydrate)?.dynamicImports ?? []).map(file => withImports(file))
  const known = new Map<string, ReadonlySet<string>>()
  return host => {
    const had = known.get(host) ?? hadWith(host)
    known.set(host, had)
    return had
  }

  /** What the file imports, and what all widgets that import it bring besides. */
  function hadWith(host: string): ReadonlySet<string> {
    const [first, ...others] = widgets.filter(files => files.has(host))
    const common = first ? [...first].filter(file => others.every(files => files.has(file))) : []
    return new Set([...common, ...withImports(host)])
  }
}
