/** What the command center does to the running installation: backups, breakers, jobs and nodes. */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { endJob as endOpenJob } from '../../monitoring/jobs'
import { forgetNode as forgetSilentNode, knownNodes, orderBreakers, setNodeOut } from '../../monitoring/nodes'
import { byCaller } from '../account/companyUsers'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const { system: texts } = serverMessages

export function startBackup({ audit, backups, monitor }: AdminParts) {
  return async (call: ServiceCall) => {
    const begun = await audit.transaction(async (transaction, record) => {
      const begun = await backups.begin(transaction)
      const detail = { before: 'no run', after: 'running', node: monitor.node }
      if (begun) record({ event: 'backup', outcome: 'success', ...byCaller(call), target: begun.file, detail })
      return begun
    })
    if (!begun) return refused(texts.backupRuns)
    begun.run()
    return succeeded(null)
  }
}

/** This node closes its breaker at once, the others at their next beat. */
export function closeBreaker({ db, audit, breakers, monitor }: AdminParts) {
  return async (call: ServiceCall, { upstream }: { upstream: string }) => {
    const own = breakers.get(upstream)
    const nodes = (await knownNodes(db)).filter(node => !node.stoppedAt)
    const have = nodes.filter(node => node.facts.services.some(one => one.name === upstream && one.breaker))
    if (!own && have.length === 0) return refused(texts.noBreaker)
    const others = have.map(node => node.name).filter(name => name !== monitor.node)
    const isOpen =
      own?.state().openedAt !== null ||
      have.some(node => node.facts.services.some(one => one.name === upstream && one.breaker?.openedAt))
    await audit.transaction(async (transaction, record) => {
      await orderBreakers(transaction, others, upstream)
      const detail = { before: isOpen ? 'open' : 'closed', after: 'closed' }
      record({ event: 'breaker', outcome: 'success', ...byCaller(call), target: upstream, detail })
    })
    own?.close()
    return succeeded(null)
  }
}

export function endJob({ audit }: AdminParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const isEnded = await audit.transaction(async (transaction, record) => {
      const ended = await endOpenJob(transaction, id)
      if (!ended) return false
      const detail = { before: ended.state, after: 'stopped', tool: ended.tool, owner: ended.owner ?? '' }
      record({ event: 'job-end', outcome: 'success', ...byCaller(call), target: id, detail })
      return true
    })
    return isEnded ? succeeded(null) : refused(texts.noJob)
  }
}

export function setNodeState({ audit, monitor, thresholds }: AdminParts) {
  return async (call: ServiceCall, { node, isInService }: { node: string; isInService: boolean }) => {
    const change = { name: node, isOut: !isInService, now: call.now, silentSeconds: thresholds.nodeSeconds }
    const set = await audit.transaction(async (transaction, record) => {
      const set = await setNodeOut(transaction, change)
      if (typeof set === 'string') return set
      const detail = { before: inWords(!set.before), after: inWords(isInService) }
      record({ event: 'node-state', outcome: 'success', ...byCaller(call), target: node, detail })
      return set
    })
    if (set === 'missing') return refused(texts.noNode)
    if (set === 'last') return refused(texts.lastNode)
    // The node that was asked acts at once; any other at its next beat.
    if (node === monitor.node) await monitor.beat()
    return succeeded(null)
  }
}

const inWords = (isInService: boolean) => (isInService ? 'in service' : 'out of service')

export function forgetNode({ audit, thresholds }: AdminParts) {
  return async (call: ServiceCall, { node }: { node: string }) => {
    const change = { name: node, now: call.now, silentSeconds: thresholds.nodeSeconds }
    const isGone = await audit.transaction(async (transaction, record) => {
      if (!(await forgetSilentNode(transaction, change))) return false
      const detail = { before: 'silent', after: 'forgotten' }
      record({ event: 'node-state', outcome: 'success', ...byCaller(call), target: node, detail })
      return true
    })
    return isGone ? succeeded(null) : refused(texts.notSilent)
  }
}
