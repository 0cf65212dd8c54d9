/** Removes built files that no page loads. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const entry = 'views/widgets/entry.ts'

/**
 * Pages are HTML only, but Vike also builds each as a browser script, to find its styles. Nothing refers to those
 * scripts, but they would give the code of every page to anybody who guesses its address.
 */
export function dropPageScripts(): void {
  const client = join(root, 'dist/client')
  const wanted = scriptsOf(JSON.parse(readFileSync(join(root, 'dist/assets.json'), 'utf8')))
  for (const path of readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' })) {
    const file = `assets/${path.replaceAll('\\', '/')}`
    if (file.endsWith('.js') && !wanted.has(file)) rmSync(join(client, file))
  }
}

/** The entry of the widgets, and everything that it imports. */
function scriptsOf(chunks: Record<string, Chunk>): Set<string> {
  const names = new Set([entry])
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {}
    for (const next of [...imports, ...dynamicImports]) names.add(next)
  }
  return new Set([...names].map(name => chunks[name]?.file ?? ''))
}
