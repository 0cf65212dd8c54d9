import { formatPercent } from '../../../shared/display/formatNumber'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import type { CandidateRow } from './candidates'
import type { ToolSearch } from './toolSearch'

/** Shown if no candidate meets all limits: how close the nearest one is, and which limits to relax. */
export function NoMatch({ of: { missable }, closest }: { of: ToolSearch; closest: CandidateRow }) {
  const { reader, form } = useWorkbench()
  const missed = closest.shortfalls.map(({ of, value, wanted }) => {
    const [name, quantity] = missable[of] ?? [of]
    const text = (number: number) => (quantity ? reader.number(number, quantity) : formatPercent(number, 1))
    return `${name} ${text(value)} in place of ${text(wanted)} ${quantity ? reader.label(quantity) : ''}`.trim()
  })
  return (
    <div className="cw-alert warn wb-alert" role="status">
      <Icon name="warning" />
      <div>
        <b>{`No ${form.tool.tool.item} meets all limits.`}</b>
        {` The closest has ${missed.join(' and ')}. Relax ${missed.length > 1 ? 'one of these' : 'that limit'}, or let the search vary more.`}
      </div>
    </div>
  )
}
