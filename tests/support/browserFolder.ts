/** One folder for all that a run of the browser tests writes; it goes when they are done. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const variable = 'COILWORKS_TEST_FOLDER'

export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-browser-'))
  process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/** A new folder in it. */
export function newFolder(): string {
  return mkdtempSync(join(process.env[variable] ?? tmpdir(), 'data-'))
}
