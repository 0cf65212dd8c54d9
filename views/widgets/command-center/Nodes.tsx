import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import { sizeText, spanBetween } from '../../../shared/monitoring/timeTexts'
import { Badge, type BadgeLook } from '../../components/Badge'
import { ActionForm, type FormFacts } from './ActionForm'
import type { Shown } from './addressOf'
import { Pager } from './Pager'
import { type ColumnHead, ScrollTable } from './ScrollTable'

type Node = Status['Nodes']['Rows'][number]

const looks: Readonly<Record<Node['State'], BadgeLook>> = {
  'in service': { icon: 'check', tone: 'ok' },
  'out of service': { icon: 'minus', tone: 'warn' },
  silent: { icon: 'warning', tone: 'err' },
  stopped: { icon: 'stop' },
}

interface NodesProps {
  nodes: Status['Nodes']
  limits: Status['Limits']
  shown: Shown
  form: FormFacts
}

const heads: readonly ColumnHead[] = [
  'Node',
  'State',
  'Version',
  { numbers: 'Up for' },
  { numbers: 'Ratings', unit: 'run, wait' },
  { numbers: 'Loop', unit: 'ms, p99' },
  { numbers: 'Memory' },
  { numbers: 'Disk' },
]

/** Every node with its version and load, and whether balancers send it requests. */
export function Nodes({ nodes, limits, shown, form }: NodesProps) {
  return (
    <section className="cw-panel" aria-labelledby="nodes">
      <div className="cc-panel-h">
        <h2 id="nodes">Nodes</h2>
      </div>
      {nodes.Total === 0 ? (
        <p className="cc-empty">No node has said yet that it runs.</p>
      ) : (
        <ScrollTable name="Nodes" heads={heads} hasActions>
          {nodes.Rows.map(node => (
            <NodeRow key={node.Name} node={node} limits={limits} form={form} />
          ))}
        </ScrollTable>
      )}
      <Pager list="nodes" page={nodes} shown={shown} />
    </section>
  )
}

function NodeRow({ node, limits, form }: { node: Node; limits: Status['Limits']; form: FormFacts }) {
  const { Name, State, DiskPercent, FreeMb } = node
  const isFull = DiskPercent !== null && DiskPercent >= limits.DiskPercent
  return (
    <tr>
      <th scope="row">
        {Name}
        {node.IsOwn && <span className="cw-xs cw-muted"> this one</span>}
      </th>
      <td>
        <Badge {...looks[State]}>{State}</Badge>
      </td>
      <td>
        {node.Version}
        <span className="cw-xs cw-muted"> {node.Runtime}</span>
      </td>
      <td className="cw-num">{spanBetween(new Date(node.StartedAt), new Date(node.HeardAt))}</td>
      <td className="cw-num">{`${node.RatingsRunning} / ${node.RatingsWaiting}`}</td>
      <td className={node.LoopMs >= limits.LoopMs ? 'cw-num is-bad' : 'cw-num'}>{formatNumber(node.LoopMs, 0)}</td>
      <td className="cw-num">{sizeText(node.MemoryMb * 1e6)}</td>
      <td className={isFull ? 'cw-num is-bad' : 'cw-num'}>
        {DiskPercent === null ? '–' : `${formatNumber(DiskPercent, 0)} %`}
        {FreeMb !== null && <span className="cw-xs cw-muted"> {sizeText(FreeMb * 1e6)} free</span>}
      </td>
      <td className="cw-num">
        {State === 'in service' && (
          <ActionForm {...form} kind="take-out" target={Name} of={Name}>
            Take out of service
          </ActionForm>
        )}
        {State === 'out of service' && (
          <ActionForm {...form} kind="put-back" target={Name} of={Name}>
            Put back
          </ActionForm>
        )}
        {State === 'silent' && (
          <ActionForm {...form} kind="forget-node" target={Name} of={Name}>
            Forget
          </ActionForm>
        )}
      </td>
    </tr>
  )
}
