/** `npm start`: installs and builds where that is due, then runs the server in this process. */
import { join } from 'node:path'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

ensureInstalled()
ensureBuilt()

process.chdir(root)
process.argv[1] = join(root, 'dist/node/main.js')
// What is built runs as such; only who set it asked for production.
if (!process.env.NODE_ENV) process.argv.push('--demo-unless-configured')
process.env.NODE_ENV ||= 'production'
await import('../dist/node/main.js')
