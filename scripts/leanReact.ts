/**
 * Turns React into modules for browsers. It is published as CommonJS, of which a bundler keeps everything: functions that
 * nothing calls, and a wrapper around each package.
 */
import type { Plugin } from 'vite'

const ofReact = /\/node_modules\/(react|react-dom|scheduler)\//

/** The line by which the entry of a package names the file with its production code. */
const production = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/

/** Names that React imports from the scheduler if it has them: only a scheduler that measures itself does. */
const absent = ['log', 'unstable_setDisableYieldValue']

/** Only the server renders pages. The build drops their scripts for browsers, so that these need no renderer. */
const server = 'react-dom/server'
const nothing = `\0${server}`

export const leanReact: Plugin = {
  name: 'lean-react',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  resolveId: id => (id === server ? nothing : undefined),
  load: id => (id === nothing ? 'export const renderToString = undefined' : undefined),
  transform(code, id) {
    const [, name] = ofReact.exec(id) ?? []
    if (!name) return undefined
    if (id.includes('/cjs/')) return asModule(code, name === 'scheduler' ? absent : [])
    const [, file] = production.exec(code) ?? []
    return file ? `export * from '${file}'` : undefined
  },
}

/**
 * A file of CommonJS as a module.
 *
 * @param code     assigns what it gives to properties of `exports`, first at the beginning of a line
 * @param without  names that are asked of it, and that it does not give
 * @returns        a module with the same names; throws where the file is written otherwise
 */
export function asModule(code: string, without: readonly string[] = []): string {
  const taken = [...code.matchAll(/(\w+) = require\("([\w/-]+)"\)/g)].map(
    ([, name, from]) => `import * as ${name} from '${from}'`,
  )
  const names = [...new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name ?? ''))]
  let text = code.replace('"use strict";', '').replace(/^var (?:\w+ = require\("[\w/-]+"\)[,;]\s*)+/m, '')
  for (const name of names) text = text.replace(new RegExp(`^exports\\.${name} =`, 'm'), `var exported_${name} =`)
  text = text.replace(/\bexports\.(\w+)/g, (whole, name) => (names.includes(name) ? `exported_${name}` : whole))
  if (names.length === 0 || /\b(exports|require|module)[.([]/.test(text))
    throw new Error('React is written otherwise than this build knows: scripts/leanReact.ts')
  return [
    ...taken,
    text,
    ...without.map(name => `export const ${name} = undefined`),
    `export { ${names.map(name => `exported_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}
