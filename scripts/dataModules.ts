/** Writes generated constants of the engine: a module for each entry, and one that lists them in order. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

interface DataModules<Entry> {
  /** The folder below engine. */
  folder: string
  /** Name of the list; `listing` is its docstring. */
  list: string
  listing: string
  /** Type of each entry; `from` is the module of the type, relative to the folder. */
  type: string
  from: string
  script: string
  entries: readonly Entry[]
  /** What its module is named after. */
  nameOf: (entry: Entry) => string
  /** The docstring of a module. */
  heading: (entry: Entry) => string
}

export function writeDataModules<Entry>(of: DataModules<Entry>): void {
  const { folder, list, listing, type, from, script, entries, nameOf, heading } = of
  const write = (name: string, text: string) => writeFileSync(join(root, 'engine', folder, `${name}.ts`), text)
  const imported = `import type { ${type} } from '${from}'`
  for (const entry of entries) {
    const name = identifier(nameOf(entry))
    const data = JSON.stringify(entry, undefined, 1)
    write(
      name,
      `/** ${heading(entry)}. Written by scripts/${script}. */
${imported}

export const ${name}: ${type} = ${data}
`,
    )
  }
  const names = entries.map(entry => identifier(nameOf(entry)))
  write(
    'index',
    `/** ${listing}. Written by scripts/${script}. */
${imported}
${names.map(name => `import { ${name} } from './${name}'`).join('\n')}

export const ${list}: readonly ${type}[] = [${names.join(', ')}]
`,
  )
}

/** The identifier of a name: `r1234zeE` for R-1234ze(E), `carbonDioxide` for Carbon dioxide. */
function identifier(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => next.toUpperCase())
    .replace(/^./, first => first.toLowerCase())
}
