/**
 * Writes the documents that are made from the code: `node scripts/run.mjs scripts/docs.ts`. Tests compare them with it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationReference } from './configurationReference'
import { root } from './root.mjs'
import { validationPage } from './validationPage'

const { page, plot } = validationPage()
writeFileSync(join(root, 'docs/configuration.md'), configurationReference())
writeFileSync(join(root, 'docs/engine/validation.md'), page)
writeFileSync(join(root, 'docs/engine/wholeCoils.svg'), plot)
