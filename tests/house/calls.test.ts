/** Calls leave the browser, and the server, by one door each: it is there that tokens, refusals and failures are dealt with. */
import { expect, it } from 'vitest'
import { placesOf, sources } from './sources'

const call = /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bWebSocket\b|\bEventSource\b/g
const filesThatCall = (...folders: string[]) =>
  [...new Set(sources(...folders).filter(file => placesOf(file, call).length > 0))].map(file => file.path).sort()

it('HTTP-07 a widget calls by the one client, but for a form that is kept and a report of its failure', () => {
  const known = [
    'views/client/call.ts',
    'views/client/logError.ts',
    'views/widgets/coil-workbench/state/persistUnits.ts',
  ]
  expect(filesThatCall('views', 'pages').filter(path => !known.includes(path))).toEqual([])
  expect(filesThatCall('views', 'pages')).toContain('views/client/call.ts')
})

it('HTTP-07 the gateway calls by the one upstream; a request for help goes out by its own', () => {
  expect(filesThatCall('server')).toEqual(['server/gateway/upstream.ts', 'server/services/account/helpRequests.ts'])
})
