import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Changes to the folder of the product, so that its files and a relative DATA_DIR are found wherever it is started. */
export function enterOwnFolder(): void {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error(`no package.json stands above ${import.meta.dirname}`)
    folder = dirname(folder)
  }
  process.chdir(folder)
}
