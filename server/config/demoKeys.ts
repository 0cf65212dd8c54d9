import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys of a demo are made once and stored with its data, so that a restart does not end sessions. */
export function demoKeys(dataDir: string): { session: string[]; audit: string } {
  const file = join(dataDir, 'demo-keys.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const make = () => randomBytes(32).toString('base64')
    writeFileSync(file, JSON.stringify({ session: [make()], audit: make() }), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
