/**
 * Writes the documents that are made from the code: `node scripts/run.mjs scripts/docs.ts`. Tests compare them with it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationReference } from './configurationReference'
import { root } from './root.mjs'
import { withTests } from './securityRows'
import { serviceContracts } from './serviceContracts'
import { surfacePage } from './surfacePage'
import { testFiles } from './testing/testFiles'
import { validationPage } from './validationPage'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const requirements = 'docs/security/requirements.md'
const tests = testFiles().map(path => ({ path, text: textOf(path) }))
writeFileSync(join(root, requirements), withTests(textOf(requirements), tests))

const { page, plot } = validationPage()
writeFileSync(join(root, 'docs/configuration.md'), configurationReference())
writeFileSync(join(root, 'docs/operation/service-contracts.md'), serviceContracts())
writeFileSync(join(root, 'docs/engine/validation.md'), page)
writeFileSync(join(root, 'docs/engine/wholeCoils.svg'), plot)
writeFileSync(join(root, 'docs/engine/surfaces.md'), surfacePage())
