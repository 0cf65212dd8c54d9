import type { Message } from '../../../shared/message'
import { texts } from '../../../shared/texts'

/** Leads to help. */
export function HelpLink(_: { message: Message }) {
  return <a href="/help">{texts.needHelp}</a>
}
