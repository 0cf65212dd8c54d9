/** A temporary Redis and PostgreSQL for one test run: on loopback, on free ports, in a folder that is removed later. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, until } from './ports'
import { startPostgres } from './postgres'
import type { Tools } from './tools'

/**
 * Starts the servers that `tools` allows and the environment does not name yet; gives the addresses of all by the names
 * of the variables that tests read. The started servers end with this process.
 */
export async function startServers(tools: Tools): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-test-'))
  const running: { kill(): unknown }[] = []
  process.on('exit', () => {
    // The data is temporary, so no clean shutdown is needed.
    for (const server of running) server.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  const { COILWORKS_TEST_REDIS, COILWORKS_TEST_POSTGRES } = process.env
  const env: Record<string, string> = {}
  if (COILWORKS_TEST_REDIS) env.COILWORKS_TEST_REDIS = COILWORKS_TEST_REDIS
  else if (tools.redis) {
    const redis = await startRedis(tools.redis, folder)
    running.push(redis)
    env.COILWORKS_TEST_REDIS = redis.address
  }
  if (COILWORKS_TEST_POSTGRES) env.COILWORKS_TEST_POSTGRES = COILWORKS_TEST_POSTGRES
  else if (tools.postgres) {
    const postgres = await startPostgres(tools.postgres, folder)
    running.push(postgres)
    env.COILWORKS_TEST_POSTGRES = postgres.address
  }
  return env
}

async function startRedis(program: string, folder: string): Promise<{ address: string; kill(): unknown }> {
  const port = await freePort()
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder, daemonize: 'no' }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const server = spawn(program, args, { stdio: 'ignore' })
  await until('Redis', () => answersPing(port))
  return { address: `redis://127.0.0.1:${port}`, kill: () => server.kill('SIGINT') }
}

function answersPing(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('data', data => end(data.toString().startsWith('+PONG'))).once('error', () => end(false))
  })
}
