import type { Warning } from '../../../engine/warnings'
import type { Reader } from '../../../shared/display/formatQuantity'
import { noticesAsShown } from '../../../shared/tools/notices/asShown'
import { Icon } from '../../components/Icon'

/** The cell of a list with the number of an item's errors and warnings. */
export function NoticeCount({ warnings, reader }: { warnings: readonly Warning[]; reader: Reader }) {
  const count = noticesAsShown(warnings, reader).filter(({ severity }) => severity !== 'info').length
  return (
    <td data-label="Notices">
      {count === 0 ? (
        <span className="cw-muted">None</span>
      ) : (
        <span>
          <Icon name="warning" size="sm" className="c-warn" /> {count}
        </span>
      )}
    </td>
  )
}
