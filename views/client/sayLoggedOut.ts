import { messages, texts } from '../../shared/texts'
import { notify } from './dialogs'

/** Says on the login page why the reader is there. */
export function sayLoggedOut(): Promise<void> {
  return notify(texts.crossTab.loggedOut, [messages.logInAgain])
}
