/** Runs a TypeScript file in this process: `node scripts/run.mjs <file.ts> [its arguments]`. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('usage: node scripts/run.mjs <file.ts> [arguments]')
  process.exit(64)
}

ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const path = resolve(root, file)
process.argv = [process.argv[0], path, ...args]
try {
  await import(pathToFileURL(path).href)
} catch (error) {
  // Report the error here, because handlers of a script's libraries may end the process with success.
  console.error(error)
  process.exit(1)
}
