/** Rolling restarts under load: how many of 100,000 requests fail while two nodes are restarted without a pause. */
import { rollingRestarts } from '../scripts/testing/rollingRestarts'
import { defaultDrainSeconds } from '../server/config/processVariables'
import { addPerson, signsIn } from '../tests/support/people'
import { proxyHeaders, withGround } from './nodes'
import { printTable } from './table'

const requests = 100_000
/** A mix of twenty requests: whole pages, operations and files, as a browser sends them. */
const asked = [
  ...['/app-selector', '/', ...Array<string>(3).fill('/DesignService.svc/ListProjects')],
  ...Array<string>(15).fill('/still-page.css'),
].map(path => ({ path }))

export async function benchRestarts(): Promise<void> {
  await withGround(async ({ start, houseAt }) => {
    const started = performance.now()
    const { answered, restarts, putOff, failures, longestMs, leftMs } = await rollingRestarts({
      start: () => start(),
      nodes: 2,
      // Three refusals in a row must fit into the pause before a node stops.
      lookMs: 1_000,
      asked,
      headersAt: async origin => {
        const house = houseAt(origin)
        const visitor = await signsIn(house, await addPerson(house, { roles: ['enterprise'] }))
        const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        return { ...proxyHeaders, cookie, 'sec-fetch-site': 'same-origin' }
      },
      atOnce: 12,
      requests,
      between: 0,
    })
    const seconds = (performance.now() - started) / 1_000
    printTable(
      'Two nodes restarted in turn, without a pause, behind a balancer that asks /readyz every second and tries nothing twice',
      ['requests', 'seconds', 'restarts', 'answered "busy"', 'failed', 'longest, ms', 'left after, ms'],
      [
        [
          answered,
          seconds.toFixed(0),
          restarts,
          putOff,
          failures.length,
          longestMs.toFixed(0),
          Math.max(...leftMs).toFixed(0),
        ].map(String),
      ],
    )
    const late = leftMs.filter(ms => ms > defaultDrainSeconds * 1_000).length
    console.log(`  ${late} times the balancer left later than a node drains (${defaultDrainSeconds} s)`)
    for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`)
  })
}
