import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Demo keys are made once and kept beside the demo data, so that a restart ends nobody's session. */
export function demoKeys(dataDir: string): { session: string[]; audit: string } {
  const file = join(dataDir, 'demo-keys.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const make = () => randomBytes(32).toString('base64')
    writeFileSync(file, JSON.stringify({ session: [make()], audit: make() }), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
