import type { CandidateColumn } from '../../../workbench/search/candidates'
import { MarginCell } from '../../../workbench/search/MarginCell'
import type { CoilCandidate } from './columns'

interface CandidateCellProps {
  column: CandidateColumn<CoilCandidate>
  text: string
  row: CoilCandidate
}

/** A value of a candidate; some are highlighted. */
export function CandidateCell({ column, text, row }: CandidateCellProps) {
  switch (column.id) {
    case 'capacity':
      return <span className="cw-strong">{text}</span>
    case 'margin':
      return <MarginCell margin={row.figures.margin} text={text} />
    case 'circuit': {
      const [name, split] = text.split(', ')
      return (
        <>
          {name}
          {/* As a whole: a row has room for two lines. */}
          <span className="cw-u cw-circ"> {split?.replaceAll(' ', '\u00a0')}</span>
        </>
      )
    }
    default:
      return text
  }
}
