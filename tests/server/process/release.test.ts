/** What release this is, and that it was built to be run for real. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { admin } from '../../../shared/contracts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const release = '4.8.0'
const house = await houseOfFile()

it('CONST-37 is release 4.8.0: of the package, of its list of parts, and as the command center says', async () => {
  const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const person = await addPerson(house, { roles: ['command-center'] })
  const visitor = await hasSession(house, person, { HasClearance: true })

  expect(json('package.json').version).toBe(release)
  expect(json('dist/sbom.json').metadata.component.version).toBe(release)
  expect((await visitor.call(admin.GetStatus)).body.Item.Version).toBe(release)
  expect((await visitor.get('/command-center')).text).toContain(release)
})

it('CONST-37 is built for production: React of the browser is the one without its warnings', () => {
  const assets = join(root, 'dist/client/assets')
  const scripts = (existsSync(assets) ? readdirSync(assets, { recursive: true, encoding: 'utf8' }) : []).filter(name =>
    /\.js$/.test(name),
  )
  const isIn = (pattern: RegExp) => scripts.filter(name => pattern.test(readFileSync(join(assets, name), 'utf8')))
  expect(isIn(/Minified React error|react\.dev\/errors/)).not.toEqual([])
  expect(isIn(/Download the React DevTools|jsxDEV|react-refresh/)).toEqual([])
})
