/** The production build: browser files and pages by Vike, the server's own programs as plain JavaScript beside them. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildPages } from 'vike/api'
import { build as bundle } from 'vite'
import { billOfMaterials } from './billOfMaterials'
import { hashOfSources, recordBuild } from './buildState.mjs'
import { dropPageScripts } from './dropPageScripts'
import { root } from './root.mjs'

// Set here rather than trusted: a test or a shell that says otherwise would build React's slow development mode.
process.env.NODE_ENV = 'production'
process.chdir(root)

const hash = hashOfSources()
rmSync(join(root, 'dist'), { recursive: true, force: true })
await buildPages({ viteConfig: { logLevel: 'warn' } })
dropPageScripts()
await bundle({ configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn' })
writeFileSync(join(root, 'dist/sbom.json'), JSON.stringify(billOfMaterials(), null, 2))
recordBuild(hash)
