/** Counters of this process, for `/metrics`. */
import type { RequestHandler } from 'express'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { withPatience } from './patience'

const patienceMs = 2_000
const late = () => new Error('no answer in time')

/** Upper bounds of the histogram buckets of response time [s]. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3]

/** `passed` is monotonic time [ms], not the time of day. */
export function createMetrics(passed = () => performance.now()) {
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
    buckets,
    registers: [registry],
  })

  const policyReports = new Counter({
    name: 'policy_reports_total',
    help: 'Violations of the content-security policy that browsers reported',
    registers: [registry],
  })

  const unhandledErrors = new Counter({
    name: 'unhandled_errors_total',
    help: 'Rejections and exceptions that nothing in the program took',
    labelNames: ['kind'],
    registers: [registry],
  })

  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails by what a try came to: sent, failed, given up',
    labelNames: ['outcome'],
    registers: [registry],
  })

  const auditEvents = new Counter({
    name: 'audit_events_total',
    help: 'Rows of the audit trail that this node has written, by event and outcome: sign-in and failure, for example',
    labelNames: ['event', 'outcome'],
    registers: [registry],
  })

  const auditFailures = new Counter({
    name: 'audit_failures_total',
    help: 'Rows of the audit trail that could not be written',
    registers: [registry],
  })

  /** A gauge that is read at each request of the metrics; NaN while its source is unavailable. */
  function watch(name: string, help: string, look: () => number | Promise<number>): void {
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.set(await withPatience(Promise.resolve().then(look), patienceMs, late).catch(() => Number.NaN))
      },
    })
  }

  /** Like `watch`, for several gauges that differ in the value of one label. */
  function watchEach(name: string, help: string, label: string, look: () => Readonly<Record<string, number>>): void {
    new Gauge({
      ...{ name, help, registers: [registry], labelNames: [label] },
      collect() {
        this.reset()
        for (const [value, number] of Object.entries(look())) this.set({ [label]: value }, number)
      },
    })
  }

  const measure: RequestHandler = (request, response, next) => {
    const came = passed()
    response.on('finish', () => {
      seconds.observe({ method: request.method }, (passed() - came) / 1000)
      requests.inc({ method: request.method, status: String(response.statusCode) })
    })
    next()
  }

  return {
    registry,
    measure,
    policyReports,
    unhandledErrors,
    mails,
    auditEvents,
    auditFailures,
    watch,
    watchEach,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
