import type { Message } from '../../../shared/frame/message'
import { HelpLink } from './HelpLink'

/** The content of a message, always as plain text, with its help link if it has one. */
export function MessageText({ message }: { message: Message }) {
  const lines = message.detail ? message.detail.split('\n') : []
  return (
    <div>
      <b>{message.summary}</b>
      {lines.map((line, index) => (
        // Lines may be equal, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="cw-2">
          {line}
        </div>
      ))}
      {message.showHelpLink && <HelpLink message={message} />}
    </div>
  )
}
