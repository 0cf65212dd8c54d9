/** Calls leave the browser, and the server, by one door each: it is there that tokens, refusals and failures are dealt with. */
import { expect, it } from 'vitest'
import { placesOf, sources } from './sources'

const call = /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bWebSocket\b|\bEventSource\b/g
const filesThatCall = (...folders: string[]) =>
  [...new Set(sources(...folders).filter(file => placesOf(file, call).length > 0))].map(file => file.path).sort()

/** What asks for no answer: a choice that is kept, what is sent while the page goes away, and the report of a failure. */
const unanswered = ['views/client/closeReport.ts', 'views/client/logError.ts', 'views/workbench/state/persistUnits.ts']

it('HTTP-07 a widget calls by the one client', () => {
  const calling = filesThatCall('views', 'pages').filter(path => !unanswered.includes(path))
  expect(calling).toEqual(['views/client/call.ts'])
})

it('HTTP-07 the gateway calls by the one upstream; a request for help goes out by its own', () => {
  expect(filesThatCall('server')).toEqual(['server/services/account/helpRequests.ts', 'server/upstream/upstream.ts'])
})
