/** Remote services whose certificate does not hold get no call, and the log says why. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { remoteUpstream } from '../../../server/upstream/upstream'
import { coilSelection } from '../../../shared/contracts'
import { anotherNode, houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

/** For `localhost` by one key, until 2120 but for the expired one; all but the first signed by the same authority. */
const certificates = ['selfSigned', 'wrongName', 'expired', 'right'] as const
const folder = join(root, 'tests/support/certificates')
const asked: string[] = []
const servers = await Promise.all(certificates.map(serve))
const house = await houseOfFile()
afterAll(() => Promise.all(servers.map(({ close }) => close())))

async function serve(name: string) {
  const read = (file: string) => readFileSync(join(folder, file))
  const server = createServer({ key: read('upstream.key'), cert: read(`${name}.pem`) }, (request, response) => {
    asked.push(`${name} ${request.url}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"Succeeded":true,"Notices":[],"Items":[]}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const close = () => new Promise(resolve => server.close(resolve).closeAllConnections())
  return { origin, close }
}

it.each([
  ['selfSigned', 'fetch failed: self-signed certificate'],
  ['right', 'fetch failed: unable to verify the first certificate'],
])('SEC-086 of an authority that is not known (%s) is answered 502, and the log has the cause', async (name, cause) => {
  const { origin } = servers[certificates.indexOf(name as 'right')]!
  const node = await anotherNode(house, {
    change: parts => ({ ...parts, upstreams: { ...parts.upstreams, 'DesignService.svc': remoteUpstream(origin) } }),
  })
  const engineer = await hasSession(node, await addPerson(house, { roles: ['enterprise'] }))
  const { status } = await engineer.call(coilSelection.ListProjects)
  await node.close()
  expect(status).toBe(502)
  expect(house.logLines.join('\n')).toContain(cause)
  expect(asked).toEqual([])
})

it('SEC-086 with the own authority named at the start, only the certificate that holds is spoken to', async () => {
  const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') }
  const program = ['scripts/run.mjs', 'tests/support/askUpstreams.ts', ...servers.map(({ origin }) => origin)]
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, env })
  expect(JSON.parse(stdout)).toEqual([
    'unreachable: DEPTH_ZERO_SELF_SIGNED_CERT',
    'unreachable: ERR_TLS_CERT_ALTNAME_INVALID',
    'unreachable: CERT_HAS_EXPIRED',
    '200',
  ])
  expect(asked).toEqual(['right /DesignService.svc/ListProjects'])
})
