/** `npm run dev`: the same server with the dev server's hot reload in front of its files. Demo mode, loopback only. */
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { createApp } from './application/app'
import { openParts } from './application/parts'
import { processEnvironment, readConfig } from './config/config'
import { seedDemo } from './demo/demo'
import { makeSourcePage } from './http/sourcePages'
import { listen } from './process/listen'

const config = readConfig({ ...processEnvironment, MODE: 'demo' })
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
// Runs the sources directly: there may be no build, or an old one.
const programs = { folder: resolve('server/jobs'), ending: '.ts', execArgv: ['--import', 'tsx'] } as const
const parts = await openParts({ config, programs: { ...programs, execArgv: [...programs.execArgv] } })
for (const { email, password } of await seedDemo(parts.db, parts.clock)) console.log(email.padEnd(34), password)
const app = createApp(parts, {
  script: { src: '/views/widgets/entry.ts', preload: [] },
  makePage: makeSourcePage,
  development: vite.middlewares,
})
const { address } = await listen(app, config)
console.log(`Coilworks (development) is at ${address}`)
process.once('SIGINT', () =>
  parts.close().then(
    () => process.exit(0),
    error => {
      console.error(error)
      process.exit(1)
    },
  ),
)
