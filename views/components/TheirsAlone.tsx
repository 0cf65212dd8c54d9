import { messages } from '../../shared/texts'
import { Icon } from './Icon'

/** Says why a page cannot be changed: the reader impersonates another person. */
export function TheirsAlone() {
  return (
    <p className="cw-alert info">
      <Icon name="info" />
      {messages.theirsAlone}
    </p>
  )
}
