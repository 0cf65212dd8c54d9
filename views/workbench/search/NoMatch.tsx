import { formatNumber, formatPercent } from '../../../shared/display/formatNumber'
import { foundBy } from '../../../shared/tools/tools'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import type { CandidateRow } from './candidates'
import { mostMissed, remedyOf } from './remedyOf'
import type { AnySearchAnswer, ToolSearch } from './toolSearch'
import type { SearchWish } from './useToolSearch'

interface NoMatchProps {
  of: ToolSearch
  answer: AnySearchAnswer
  closest: CandidateRow
  wish: SearchWish
  /** Searches again with other settings. */
  onVary: (wish: SearchWish) => void
}

/** Shown if no candidate meets all limits: the limit that fails most, the nearest one, and what to vary. */
export function NoMatch({ of, answer, closest, wish, onVary }: NoMatchProps) {
  const { reader, form } = useWorkbench()
  const { item, items } = foundBy(form.tool.tool)
  const nameOf = (limit: string) => of.missable[limit]?.[0] ?? limit
  const missed = closest.shortfalls.map(({ of: limit, value, wanted }) => {
    const quantity = of.missable[limit]?.[1]
    const text = (number: number) => (quantity ? reader.number(number, quantity) : formatPercent(number, 1))
    return `${nameOf(limit)} ${text(value)} in place of ${text(wanted)} ${quantity ? reader.label(quantity) : ''}`.trim()
  })
  const most = mostMissed(answer)
  const remedy = remedyOf(of, most?.of ?? closest.shortfalls[0]?.of ?? '', wish)
  const rated = answer.rated === undefined ? '' : ` of the ${formatNumber(answer.rated, 0)} ${items} that were rated`
  return (
    <div className="cw-alert warn wb-alert" role="status">
      <Icon name="warning" />
      <div>
        <b>{`No ${item} meets all limits.`}</b>
        {most && ` Most fail by ${nameOf(most.of)}: ${formatNumber(most.count, 0)}${rated}.`}
        {` The closest has ${missed.join(' and ')}. Relax ${missed.length > 1 ? 'one of these' : 'that limit'}, or let the search vary more. `}
        {remedy && (
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => onVary(remedy.wish)}>
            <Icon name="search" size="sm" /> {remedy.label}
          </button>
        )}
      </div>
    </div>
  )
}
