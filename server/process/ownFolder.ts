import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Goes to the folder of the product, so that it finds its files, and a relative DATA_DIR, wherever it is started from. */
export function enterOwnFolder(): void {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error(`no package.json stands above ${import.meta.dirname}`)
    folder = dirname(folder)
  }
  process.chdir(folder)
}
