/** `npm start`: installs and builds if needed, then runs the server in this process. */
import { join } from 'node:path'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

ensureInstalled()
ensureBuilt()

process.chdir(root)
process.argv[1] = join(root, 'dist/node/main.js')
// The build runs in production mode. Without an explicit NODE_ENV the server is a demo, unless it is configured.
if (!process.env.NODE_ENV) process.argv.push('--demo-unless-configured')
process.env.NODE_ENV ||= 'production'
await import('../dist/node/main.js')
