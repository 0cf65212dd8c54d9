/** Writes the configuration reference: `node scripts/run.mjs scripts/docs.ts`. A test compares it with the code. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationReference } from './configurationReference'
import { root } from './root.mjs'

writeFileSync(join(root, 'docs/configuration.md'), configurationReference())
