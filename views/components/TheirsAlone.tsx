import { messages } from '../../shared/texts'
import { Icon } from './Icon'

/** Why a page offers nothing to change: its reader acts as another person. */
export function TheirsAlone() {
  return (
    <p className="cw-alert info">
      <Icon name="info" />
      {messages.theirsAlone}
    </p>
  )
}
