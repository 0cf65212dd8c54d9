import { timingSafeEqual } from 'node:crypto'
import { access, constants } from 'node:fs/promises'
import { type RequestHandler, Router } from 'express'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../data/database'
import type { SessionStore } from './sessionStore'

interface HealthParts {
  db: Database
  store: SessionStore
  dataDir: string
  metricsToken?: string
  isDemo: boolean
  /** True once a stop has begun: a balancer then sends nothing more. */
  isStopping: () => boolean
}

const patience = 2_000

/** Liveness says only that the process answers; readiness that all it needs does. Neither tells the outside more. */
export function health({ db, store, dataDir, metricsToken, isDemo, isStopping }: HealthParts): {
  router: Router
  measure: RequestHandler
} {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })

  const router = Router()
  router.get('/healthz', (_, response) => void response.type('text').send('up'))
  router.get('/readyz', async (_, response) => {
    const checks = [sql`select 1`.execute(db), store.check(), access(dataDir, constants.W_OK)]
    const isReady = !isStopping() && (await inTime(Promise.all(checks)))
    response
      .status(isReady ? 200 : 503)
      .type('text')
      .send(isReady ? 'ready' : 'not ready')
  })
  router.get('/metrics', async (request, response, next) => {
    const isAllowed = metricsToken
      ? bears(request.get('authorization'), metricsToken)
      : isDemo && isLoopback(request.ip)
    if (!isAllowed) return next('router')
    response.type(registry.contentType).send(await registry.metrics())
  })

  function measure(...[request, response, next]: Parameters<RequestHandler>) {
    const stop = seconds.startTimer({ method: request.method })
    response.on('finish', () => {
      stop()
      requests.inc({ method: request.method, status: String(response.statusCode) })
    })
    next()
  }
  return { router, measure }
}

/** Whether `work` succeeds soon enough; a dependency that hangs is not ready. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const isReady = await Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ])
  clearTimeout(timer)
  return isReady
}

function bears(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}
