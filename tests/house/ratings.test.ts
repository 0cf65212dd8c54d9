/** No rating runs on the thread that answers requests. */
import { expect, it } from 'vitest'
import { filesWhere, sources } from './sources'

/** The programs of worker threads, and what they call; the start page rates its own example, a water coil, once. */
const raters = [
  'server/jobs/coilSelection/coilCalculations.ts',
  'server/jobs/coilSelection/coilSearchTask.ts',
  'server/reports/coilSelection/coilPaper.ts',
  'server/jobs/circuitry/circuitryCalculations.ts',
  'server/reports/circuitry/circuitryPaper.ts',
  'server/jobs/economizer/economizerCalculations.ts',
  'server/reports/economizer/economizerPaper.ts',
  'server/jobs/aircooler/airCoolerCalculations.ts',
  'server/jobs/aircooler/airCoolerSearchTask.ts',
  'server/reports/aircooler/airCoolerPaper.ts',
  'server/jobs/gas/gasCalculations.ts',
  'server/jobs/gas/gasCoilSearchTask.ts',
  'server/reports/gas/gasPaper.ts',
  'server/jobs/mist/mistCalculations.ts',
  'server/jobs/mist/mistSearchTask.ts',
  'server/reports/mist/mistPaper.ts',
  'pages/index/+data.ts',
]

it('are called by the programs of threads alone, and by all others through Calculations', () => {
  const found = sources('server', 'pages')
    .filter(({ code }) =>
      /\b(rateCoil|rateCircuits|explainedRating|compareEngines|unfitOptions|designCoils|searchFamily|rateEconomizerDocument|rateGasDocument|searchGasCoils|rateAirCoolerDocument|searchCoolers|rateMistDocument|searchSprays|condenserMachine|coolerMachine)\b/.test(
        code.replace(/'\w+'/g, ''),
      ),
    )
    .map(({ path }) => path)
  expect(found.sort()).toEqual(raters.sort())
})

it('are named for every tool, whose calculations and paper call them', () => {
  const callers = /^server\/(jobs|reports)\/\w+\/\w+(Calculations|Paper)\.ts$/
  expect(filesWhere(path => callers.test(path)).filter(path => !raters.includes(path))).toEqual([])
})

it('are loaded by the programs of threads alone', () => {
  const programs = String.raw`(threadPrograms|ratedDocument|\./\w+/\w+(?:Calculations|SearchTask))'`
  const loading = (load: string) =>
    sources('server')
      .filter(({ uncommented }) => new RegExp(`${load}[^\\n]*${programs}`, 'm').test(uncommented))
      .map(({ path }) => path)
  expect(loading('^(import|\\} from) (?!type)')).toEqual([
    'server/jobs/calculationWorker.ts',
    'server/jobs/searchWorker.ts',
  ])
  expect(loading('\\bimport\\(')).toEqual(['server/jobs/documentsOf.ts', 'server/jobs/threadPrograms.ts'])
})
