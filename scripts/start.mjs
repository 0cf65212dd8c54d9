/** `npm start`: installs and builds where that is due, then runs the server in this process. */
import { join } from 'node:path'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

ensureInstalled()
ensureBuilt()

process.chdir(root)
process.env.NODE_ENV ??= 'production'
process.argv[1] = join(root, 'dist/node/main.js')
await import('../dist/node/main.js')
