import { timingSafeEqual } from 'node:crypto'
import { access, constants } from 'node:fs/promises'
import { Router } from 'express'
import { sql } from 'kysely'
import type { Database } from '../data/database'
import type { Metrics } from './metrics'
import type { SessionStore } from './sessionStore'

interface HealthParts {
  db: Database
  store: SessionStore
  metrics: Metrics
  dataDir: string
  metricsToken?: string
  isDemo: boolean
  /** True once a stop has begun: a balancer then sends nothing more. */
  isStopping: () => boolean
}

const patience = 2_000

/** Liveness says only that the process answers; readiness that all it needs does. Neither tells the outside more. */
export function health({ db, store, metrics, dataDir, metricsToken, isDemo, isStopping }: HealthParts): Router {
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
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })

  return router
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
