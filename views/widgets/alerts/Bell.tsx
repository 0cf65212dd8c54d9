import type { Message } from '../../../shared/frame/message'
import { worstOf } from '../../client/messageState'
import { Icon } from '../../components/Icon'

interface BellProps {
  list: readonly Message[]
  isBlinking: boolean
  isOpen: boolean
  onOpen: () => void
}

/** The bell, with the number of messages and their worst severity. */
export function Bell({ list, isBlinking, isOpen, onOpen }: BellProps) {
  const worst = worstOf(list)
  const count = list.length === 1 ? '1 message' : `${list.length} messages`
  return (
    <button
      className={isBlinking ? 'cw-bar-btn cw-bell is-blinking' : 'cw-bar-btn cw-bell'}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={worst ? `Alerts, ${count}, worst: ${worst}` : 'Alerts, no messages'}
      title="Alerts"
      onClick={onOpen}
    >
      <Icon name="bell" />
      {worst && <span className={`n is-${worst}`}>{list.length}</span>}
    </button>
  )
}
