/** What is out of order: the cause, the effect on people, and one action that helps. */
import { momentText, sizeText, spanBetween } from '../../shared/monitoring/timeTexts'
import type { Config } from '../config/config'
import { limits } from '../config/limits'
import type { MailSummary } from '../mail/mailRows'
import type { BackupSummary } from './backups'
import type { Job } from './jobs'
import { type KnownNode, nodeState } from './nodes'

export type Thresholds = Config['thresholds']

export interface Disorder {
  /** The same for as long as it lasts, on whichever node it is judged. */
  name: string
  severity: 'error' | 'warning'
  title: string
  /** Cause and effect. */
  text: string
  facts: [label: string, value: string][]
  action: Action
}

export interface Action {
  kind: 'back-up' | 'send-again' | 'close-breaker' | 'end-job' | 'take-out' | 'forget-node' | 'look'
  /** The mail, upstream, job or node; for `look` the part of the page. */
  target: string
  label: string
}

export interface SystemFacts {
  nodes: readonly KnownNode[]
  backups: BackupSummary
  mail: MailSummary & { oldestWaiting: string | null }
  oldestJob: Job | undefined
  /** The requests and ratings of the last minutes. */
  recent: { requests: number; errors: number; ratings: number; ratingP95: number | null }
}

const { windowMinutes, leastRequests } = limits.monitoring

/** Errors first, then warnings, each in the order of the parts of the page. */
export function outOfOrder(facts: SystemFacts, thresholds: Thresholds, now: Date): Disorder[] {
  const alive = facts.nodes.filter(node => !['stopped', 'silent'].includes(stateOf(node)))
  function stateOf(node: KnownNode) {
    return nodeState(node, now, thresholds.nodeSeconds)
  }
  const found = [
    ...upstreams(alive),
    ...requests(facts.recent, thresholds),
    ...facts.nodes.filter(node => stateOf(node) === 'silent').map(node => silent(node, now)),
    ...mail(facts.mail, thresholds, now),
    ...backups(facts, thresholds, now),
    ...alive.flatMap(node => ofNode(node, thresholds)),
    ...jobs(facts.oldestJob, thresholds, now),
    ...versions(alive),
  ]
  return [...found.filter(one => one.severity === 'error'), ...found.filter(one => one.severity === 'warning')]
}

/** One disorder for each upstream with an open breaker, whichever nodes have it. */
function upstreams(nodes: readonly KnownNode[]): Disorder[] {
  const open = new Map<string, { nodes: string[]; openedAt: string; failures: number; fault: string | null }>()
  for (const node of nodes)
    for (const { name, breaker, fault } of node.facts.services) {
      if (!breaker?.openedAt) continue
      const before = open.get(name)
      open.set(name, {
        nodes: [...(before?.nodes ?? []), node.name],
        openedAt: before && before.openedAt < breaker.openedAt ? before.openedAt : breaker.openedAt,
        failures: (before?.failures ?? 0) + breaker.failures,
        fault: before?.fault ?? fault,
      })
    }
  return [...open].map(([name, { nodes: where, openedAt, failures, fault }]) => ({
    name: `upstream ${name}`,
    severity: 'error' as const,
    title: `${name} does not answer`,
    text: `${failures} of the last calls failed${fault ? ` (${fault})` : ''}. The breaker last opened at ${momentText(new Date(openedAt))} and tries again every ${limits.breaker.openMs / 1000} s. Until then whoever needs it is told to try again later.`,
    facts: [
      ['Nodes', String(where.length)],
      ['Calls failed', String(failures)],
    ] as [string, string][],
    action: { kind: 'close-breaker' as const, target: name, label: 'Try again now' },
  }))
}

function requests({ requests: all, errors, ratings, ratingP95 }: SystemFacts['recent'], limit: Thresholds): Disorder[] {
  const found: Disorder[] = []
  const percent = all === 0 ? 0 : (100 * errors) / all
  if (all >= leastRequests && percent >= limit.errorPercent)
    found.push({
      ...{ name: 'errors', severity: 'error', title: 'Requests fail' },
      text: `${percent.toFixed(1)} % of the requests of the last ${windowMinutes} minutes ended in an error; ${limit.errorPercent} % is the limit. People see an error with a reference. The groups of errors say where.`,
      facts: [
        ['Requests', String(all)],
        ['Failed', String(errors)],
      ],
      action: { kind: 'look', target: 'errors', label: 'Open errors' },
    })
  if (ratings >= leastRequests && ratingP95 !== null && ratingP95 >= limit.ratingMs)
    found.push({
      ...{ name: 'ratings', severity: 'warning', title: 'Ratings answer slowly' },
      text: `95 % of the ratings of the last ${windowMinutes} minutes took up to ${Math.round(ratingP95)} ms; ${limit.ratingMs} ms is the limit. People wait for figures. More threads (CALCULATION_THREADS) or a further node help.`,
      facts: [
        ['Ratings', String(ratings)],
        ['p95', `${Math.round(ratingP95)} ms`],
      ],
      action: { kind: 'look', target: 'operations', label: 'Open operations' },
    })
  return found
}

function silent(node: KnownNode, now: Date): Disorder {
  return {
    ...{ name: `node ${node.name}`, severity: 'error', title: `Node ${node.name} is silent` },
    text: `It was last heard at ${momentText(node.heardAt)} and has not said that it stops. The other nodes carry its load. Look at the end of its log; forget it if it does not come back.`,
    facts: [
      ['Silent for', spanBetween(node.heardAt, now)],
      ['Version', node.version],
    ],
    action: { kind: 'forget-node', target: node.name, label: 'Forget node' },
  }
}

function mail({ waiting, oldestAt, lastFault, oldestWaiting }: SystemFacts['mail'], limit: Thresholds, now: Date) {
  const minutes = oldestAt ? (now.getTime() - oldestAt.getTime()) / 60_000 : 0
  if (!oldestAt || !lastFault || minutes < limit.mailMinutes) return []
  const disorder: Disorder = {
    ...{ name: 'mail', severity: 'error', title: 'Mail waits' },
    text: `The mail server took nothing at the last try (${lastFault.fault}, ${momentText(lastFault.at)}). Codes, invitations and reports do not arrive; each mail is tried again for two days.`,
    facts: [
      ['Waiting', String(waiting)],
      ['Oldest', spanBetween(oldestAt, now)],
    ],
    action: oldestWaiting
      ? { kind: 'send-again', target: oldestWaiting, label: 'Send the oldest now' }
      : { kind: 'look', target: 'mail', label: 'Open mail' },
  }
  return [disorder]
}

function backups({ backups: { newest, running, failed }, nodes }: SystemFacts, limit: Thresholds, now: Date) {
  const since = newest?.endedAt ?? firstOf(nodes)
  if (!since || now.getTime() - since.getTime() < limit.backupHours * 3_600_000) return []
  const last = newest
    ? `The last one ended ${momentText(newest.endedAt)} with ${sizeText(newest.bytes)} on ${newest.node}.`
    : 'None has been made since this installation was first seen.'
  const why = failed ? ` The last run failed: ${failed.fault}.` : ''
  const disorder: Disorder = {
    ...{ name: 'backup', severity: 'warning' },
    title: newest ? `Backup is ${spanBetween(since, now)} old` : 'There is no backup',
    text: `Due every ${limit.backupHours} hours. ${last}${why} What people do since then would be lost with the database.`,
    facts: [['Age', spanBetween(since, now)]],
    action: running
      ? { kind: 'look', target: 'parts', label: 'It is running' }
      : { kind: 'back-up', target: '', label: 'Back up now' },
  }
  return [disorder]
}

/** When the installation was first seen. */
function firstOf(nodes: readonly KnownNode[]): Date | undefined {
  return nodes.map(node => node.firstAt).toSorted((one, other) => one.getTime() - other.getTime())[0]
}

function ofNode({ name, isOut, facts: { loopMs, diskPercent, freeMb } }: KnownNode, limit: Thresholds): Disorder[] {
  const action = (label: string): Action =>
    isOut ? { kind: 'look', target: 'nodes', label: 'Open nodes' } : { kind: 'take-out', target: name, label }
  const found: Disorder[] = []
  if (diskPercent !== null && diskPercent >= limit.diskPercent) {
    const isFull = freeMb !== null && freeMb * 1e6 < limits.leastFreeBytes
    found.push({
      ...{ name: `disk ${name}`, severity: isFull ? 'error' : 'warning' },
      title: `Disk of ${name} is ${Math.floor(diskPercent)} % full`,
      text: `${limit.diskPercent} % is the limit. ${isFull ? 'The node refuses new visits.' : 'When it is full, the node refuses new visits.'} Make room where its DATA_DIR is: old backups and logs first.`,
      facts: [
        ['Used', `${Math.floor(diskPercent)} %`],
        ['Free', freeMb === null ? '–' : sizeText(freeMb * 1e6)],
      ],
      action: action('Take out of service'),
    })
  }
  if (loopMs >= limit.loopMs)
    found.push({
      ...{ name: `loop ${name}`, severity: 'warning', title: `Node ${name} answers late` },
      text: `1 % of the steps of its event loop came ${Math.round(loopMs)} ms late or more; ${limit.loopMs} ms is the limit. All its requests wait as long. Another program, or too few cores, is the usual cause.`,
      facts: [['Lag, p99', `${Math.round(loopMs)} ms`]],
      action: action('Take out of service'),
    })
  return found
}

function jobs(job: Job | undefined, limit: Thresholds, now: Date): Disorder[] {
  if (!job || now.getTime() - job.createdAt.getTime() < limit.jobMinutes * 60_000) return []
  return [
    {
      ...{ name: 'jobs', severity: 'warning' },
      title: job.state === 'running' ? 'A search does not end' : 'A search waits too long',
      text: `It was started at ${momentText(job.createdAt)} and has looked at ${job.done} of ${job.considered} candidates. Those behind it wait. Whoever started it can start it again.`,
      facts: [['Since', spanBetween(job.createdAt, now)]],
      action: { kind: 'end-job', target: job.id, label: 'End this search' },
    },
  ]
}

function versions(nodes: readonly KnownNode[]): Disorder[] {
  const all = [...new Set(nodes.map(node => node.version))].toSorted()
  if (all.length < 2) return []
  return [
    {
      ...{ name: 'versions', severity: 'warning', title: 'Nodes are of different versions' },
      text: `${all.join(' and ')} run side by side. That is right during an upgrade only: pages of one may be refused by the other.`,
      facts: [['Nodes', String(nodes.length)]],
      action: { kind: 'look', target: 'nodes', label: 'Open nodes' },
    },
  ]
}
