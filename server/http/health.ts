import { timingSafeEqual } from 'node:crypto'
import { Router } from 'express'
import type { Metrics } from '../process/metrics'
import { isReady, type ReadinessParts } from './readiness'

interface HealthParts extends ReadinessParts {
  metrics: Metrics
  metricsToken?: string
  isDemo: boolean
}

/**
 * Liveness: the process answers. Readiness: everything that it needs answers too. Neither reveals more to the outside.
 */
export function health(parts: HealthParts): Router {
  const { metrics, metricsToken, isDemo } = parts
  const router = Router()
  router.get('/healthz', (_, response) => void response.type('text').send('up'))
  router.get('/readyz', async (_, response) => {
    const [status, text] = (await isReady(parts)) ? [200, 'ready'] : [503, 'not ready']
    response.status(status).type('text').send(text)
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

function bears(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'
}
