/** `npm run dev`: the same server with the dev server's hot reload in front of its files. Demo mode, loopback only. */
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { createApp } from './app'
import { processEnvironment, readConfig } from './config'
import { seedDemo } from './data/demo'
import { listen } from './listen'
import { openParts } from './parts'

const config = readConfig({ ...processEnvironment, MODE: 'demo' })
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
// The sources themselves: there may be no build, or one of yesterday.
const programs = { folder: resolve('server/jobs'), ending: '.ts', execArgv: ['--import', 'tsx'] } as const
const parts = await openParts({ config, programs: { ...programs, execArgv: [...programs.execArgv] } })
for (const { email, password } of await seedDemo(parts.db, parts.clock)) console.log(email.padEnd(34), password)
const app = createApp(parts, {
  script: { src: '/views/widgets/entry.ts', preload: [] },
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
