/** The operator's commands for what the command center does to the running installation. */
import { z } from 'zod'
import { spanBetween } from '../../shared/monitoring/timeTexts'
import { serverMessages } from '../../shared/wording/serverMessages'
import type { Parts } from '../application/parts'
import { endJob, openJobs } from '../monitoring/jobs'
import { forgetNode, knownNodes, nodeState, orderBreakers, setNodeOut } from '../monitoring/nodes'
import { AdminError } from './adminError'
import { operatorEntry } from './operator'

const text = { type: 'string' } as const
const { system: texts } = serverMessages
const listedJobs = 200

type Values = Record<string, string | undefined>

export const systemCommands = {
  nodes: {
    usage: 'nodes [--out NODE | --in NODE | --forget NODE]',
    options: { out: text, in: text, forget: text },
    run: nodesCommand,
  },
  jobs: { usage: 'jobs [--end ID]', options: { end: text }, run: jobsCommand },
  'close-breaker': { usage: 'close-breaker --upstream NAME', options: { upstream: text }, run: breakerCommand },
} as const

/** Lists the nodes, or takes one out of service, puts it back, or forgets a silent one. */
async function nodesCommand({ db, clock, audit, config }: Parts, values: Values): Promise<string[]> {
  const { out, in: back, forget } = values
  const { nodeSeconds: silentSeconds } = config.thresholds
  const now = clock.now()
  if ([out, back, forget].filter(Boolean).length > 1) throw new AdminError('one of --out, --in and --forget')
  const name = out ?? back
  if (name) {
    const set = await audit.transaction(async (transaction, record) => {
      const set = await setNodeOut(transaction, { name, isOut: out !== undefined, now, silentSeconds })
      if (set === 'missing') throw new AdminError(texts.noNode)
      if (set === 'last') throw new AdminError(texts.lastNode)
      const before = set.before ? 'out of service' : 'in service'
      record(operatorEntry('nodes', name, { before, after: out ? 'out of service' : 'in service' }))
      return set
    })
    return [
      set.before === (out !== undefined) ? `${name} was so already` : out ? texts.nodeOut(name) : texts.nodeIn(name),
    ]
  }
  if (forget) {
    await audit.transaction(async (transaction, record) => {
      if (!(await forgetNode(transaction, { name: forget, now, silentSeconds }))) throw new AdminError(texts.notSilent)
      record(operatorEntry('nodes', forget, { before: 'silent', after: 'forgotten' }))
    })
    return [texts.nodeForgotten(forget)]
  }
  const nodes = await knownNodes(db)
  if (nodes.length === 0) return ['No node has said yet that it runs.']
  return nodes.map(node =>
    [node.name, nodeState(node, now, silentSeconds), node.version, `heard ${spanBetween(node.heardAt, now)} ago`].join(
      '  ',
    ),
  )
}

/** Lists the searches that run or wait, or ends one. */
async function jobsCommand({ db, clock, audit }: Parts, { end }: Values): Promise<string[]> {
  if (end) {
    await audit.transaction(async (transaction, record) => {
      const ended = z.uuid().safeParse(end).success ? await endJob(transaction, end) : undefined
      if (!ended) throw new AdminError(texts.noJob)
      record(operatorEntry('jobs', end, { before: ended.state, after: 'stopped' }))
    })
    return [texts.jobEnded]
  }
  const jobs = await openJobs(db, { limit: listedJobs })
  if (jobs.length === 0) return ['No search runs or waits.']
  return jobs.map(({ id, tool, state, done, considered, createdAt }) =>
    [id, tool, state, `${done} of ${considered}`, `${spanBetween(createdAt, clock.now())} old`].join('  '),
  )
}

/** Tells every running node that has a breaker of the upstream to close it. */
async function breakerCommand({ db, audit }: Parts, { upstream }: Values): Promise<string[]> {
  if (!upstream) throw new AdminError('--upstream is needed')
  const nodes = (await knownNodes(db)).filter(node => !node.stoppedAt)
  const have = nodes.filter(node => node.facts.services.some(one => one.name === upstream && one.breaker))
  if (have.length === 0) throw new AdminError(texts.noBreaker)
  const isOpen = have.some(node => node.facts.services.some(one => one.name === upstream && one.breaker?.openedAt))
  await audit.transaction(async (transaction, record) => {
    await orderBreakers(
      transaction,
      have.map(node => node.name),
      upstream,
    )
    record(operatorEntry('close-breaker', upstream, { before: isOpen ? 'open' : 'closed', after: 'closed' }))
  })
  return [`${have.map(node => node.name).join(', ')}: the breaker of ${upstream} is closed within seconds`]
}
