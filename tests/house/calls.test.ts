/** One module in the browser and one on the server make all calls: they handle tokens, refusals and failures. */
import { expect, it } from 'vitest'
import { placesOf, sources } from './sources'

const call = /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bWebSocket\b|\bEventSource\b/g
const filesThatCall = (...folders: string[]) =>
  [...new Set(sources(...folders).filter(file => placesOf(file, call).length > 0))].map(file => file.path).sort()

/** Calls without an answer: a saved choice, a call while the page is left, and the report of an error. */
const unanswered = ['views/client/closeReport.ts', 'views/client/logError.ts', 'views/client/storeChoice.ts']

it('HTTP-07 a widget calls by the one client', () => {
  const calling = filesThatCall('views', 'pages').filter(path => !unanswered.includes(path))
  expect(calling).toEqual(['views/client/call.ts'])
})

it('HTTP-07 the gateway calls by the one upstream; a request for help goes out by its own', () => {
  expect(filesThatCall('server')).toEqual(['server/services/account/helpRequests.ts', 'server/upstream/upstream.ts'])
})
