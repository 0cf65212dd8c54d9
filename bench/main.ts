/**
 * `npm run bench [-- engine random design economizer mist gas aircooler circuits segments fluids http pages api typing
 * drawing tile paper company growth crowd restarts outage soak memory]`: repeatable measurements, each with its
 * comparison.
 */

import { ensureBuilt } from '../scripts/ensureBuilt.mjs'
import { benchApi } from './api'
import { bundled } from './bundled'
import { benchCompany } from './company'
import { benchCrowd } from './crowd'
import { benchDrawing } from './drawing'
import { benchGrowth } from './growth'
import { benchHttp } from './http'
import { benchMemory } from './memory'
import { benchOutage } from './outage'
import { benchPages } from './pages'
import { benchPaper } from './paper'
import { benchRestarts } from './restarts'
import { benchSoak } from './soak'
import { benchTile } from './tile'
import { benchTyping } from './typing'

const suites: Record<string, () => void | Promise<void>> = {
  engine: async () => (await bundled<typeof import('./engine')>('engine')).benchEngine(),
  random: async () => (await bundled<typeof import('./random')>('random')).benchRandom(),
  design: async () => (await bundled<typeof import('./design')>('design')).benchDesign(),
  economizer: async () => (await bundled<typeof import('./economizer')>('economizer')).benchEconomizer(),
  aircooler: async () => (await bundled<typeof import('./aircooler')>('aircooler')).benchAirCooler(),
  mist: async () => (await bundled<typeof import('./mist')>('mist')).benchMist(),
  gas: async () => (await bundled<typeof import('./gas')>('gas')).benchGas(),
  circuits: async () => (await bundled<typeof import('./circuits')>('circuits')).benchCircuits(),
  segments: async () => (await bundled<typeof import('./segments')>('segments')).benchSegments(),
  fluids: async () => (await bundled<typeof import('./fluids')>('fluids')).benchFluids(),
  http: benchHttp,
  api: benchApi,
  pages: benchPages,
  paper: benchPaper,
  typing: benchTyping,
  drawing: benchDrawing,
  tile: benchTile,
  company: benchCompany,
  growth: benchGrowth,
  crowd: benchCrowd,
  restarts: benchRestarts,
  outage: benchOutage,
  soak: benchSoak,
  memory: benchMemory,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !(name in suites))
if (unknown.length > 0) {
  console.error(`no such bench: ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}`)
  process.exit(64)
}

// The server and the search threads run the build; everything else runs from the sources.
ensureBuilt()
console.log(`Node ${process.version}, ${process.platform} ${process.arch}`)
for (const [name, run] of Object.entries(suites)) if (wanted.length === 0 || wanted.includes(name)) await run()
// Ends the servers that a bench has started.
process.exit()
