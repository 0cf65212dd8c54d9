/** The pages and the browser files of a build, found by its manifest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MakePage, WidgetScript } from './renderPages'

interface Built {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, Built>

/** The program of the pages in the build. */
interface PageProgram {
  renderBuiltPage(folder: string, context: object): Promise<string>
}

/** Loads the pages of the build in the folder `dist`. */
export async function openBuiltPages(dist: string): Promise<{ script: WidgetScript; makePage: MakePage }> {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as Manifest
  const program = pathToFileURL(join(dist, 'server/pages.mjs')).href
  const { renderBuiltPage } = (await import(/* @vite-ignore */ program)) as PageProgram
  const styles = new Map<string, string[]>()

  function stylesOf(folder: string): string[] {
    const known = styles.get(folder) ?? sheetsOf(manifest, `virtual:vike:page-entry:client:/pages/${folder}`)
    styles.set(folder, known)
    return known
  }

  return {
    script: builtScript(manifest),
    async makePage({ pattern, path, query, ...context }) {
      const folder = folderOf(pattern)
      return renderBuiltPage(folder, {
        ...context,
        styles: stylesOf(folder),
        urlParsed: { search: Object.fromEntries(new URLSearchParams(query)) },
        routeParams: paramsIn(pattern, path),
      })
    },
  }
}

/** Where the page of a route is: `index` for `/`, and `@id` for a part of the path that names a record. */
function folderOf(pattern: string): string {
  return pattern === '/' ? 'index' : pattern.slice(1).replaceAll('/:', '/@')
}

function paramsIn(pattern: string, path: string): Record<string, string> {
  const parts = path.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [])),
  )
}

/** The browser entry. */
function builtScript(manifest: Manifest): WidgetScript {
  const entry = manifest['views/widgets/entry.ts']
  // Found by its name, because its file also contains modules that it needs (scripts/scriptFiles.ts).
  const hydrate = Object.keys(manifest).find(key => manifest[key]?.name === 'hydrate')
  if (!entry || !hydrate) throw new Error('the build has no widgets; run npm run build')
  const files = filesOf(manifest, hydrate).filter(file => file !== entry.file)
  return { src: `/${entry.file}`, preload: files.map(file => `/${file}`) }
}

/** A built file and all its imports. */
function filesOf(manifest: Manifest, name: string): string[] {
  const { file, imports = [] } = manifest[name] ?? {}
  return file ? [...new Set([file, ...imports.flatMap(one => filesOf(manifest, one))])] : []
}

/** The style sheets of a page and of all that it imports, the imported ones first: later rules win. */
function sheetsOf(manifest: Manifest, name: string): string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const collect = (one: string) => {
    if (seen.has(one)) return
    seen.add(one)
    const { imports = [], css = [] } = manifest[one] ?? {}
    imports.forEach(collect)
    for (const sheet of css) sheets.add(`/${sheet}`)
  }
  collect(name)
  if (sheets.size === 0) throw new Error(`the build has no style sheet for ${name}`)
  return [...sheets]
}
