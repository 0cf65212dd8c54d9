/** The key figures of the command center. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KeyFigures } from '../../views/widgets/command-center/KeyFigures'

const history = {
  ...{ At: ['2026-11-27T13:18:00Z', '2026-11-27T13:19:00Z'], Seconds: [60, 60] },
  ...{ Requests: [0, 0], Errors: [0, 0], Ratings: [0, 0], P50: [null, null], P95: [null, null], P99: [null, null] },
  ...{ People: [1, 1], SearchesRunning: [0, 0], SearchesWaiting: [0, 0], Loop: [8, 462] },
}
const status = {
  ...{ History: history, Sessions: 1, Jobs: null },
  Limits: { RatingMs: 1000, LoopMs: 250, DiskPercent: 90, BackupHours: 26 },
}
const lagAt = (LoopMs: number) => {
  const text = renderToStaticMarkup(<KeyFigures status={{ ...status, LoopMs }} />)
  return /Event loop, p99<\/span><span class="([^"]+)">(.*?)<\/span>/.exec(text)?.slice(1)
}

it('APP-12 the event loop is late by what holds now, as the alarms judge it, and not by the worst of the minute', () => {
  expect(lagAt(20)).toEqual(['v', '20 <small>ms</small>'])
  expect(lagAt(250)).toEqual(['v is-err', '250 <small>ms, limit 250</small>'])
})
