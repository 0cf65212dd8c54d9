import { Icon } from '../../components/Icon'
import { messageId } from './fieldId'

/** The error message of the field above it. */
export function FieldMessage({ path, message }: { path: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <span className="hint" id={messageId(path)}>
      <Icon name="error" size="sm" /> {message}
    </span>
  )
}
