import { messages, texts } from '../../shared/texts'
import { anotherPerson } from '../../shared/wording/callTexts'
import { notify } from './dialogs'

/** Says on the login page why the reader is there. */
export function sayLoggedOut(): Promise<void> {
  return notify(texts.crossTab.loggedOut, [messages.logInAgain])
}

/** Says on a page that somebody else has logged in since, in another tab: what is done here is refused. */
export function sayAnotherPerson(): Promise<void> {
  return notify('Somebody else has logged in in another tab.', [anotherPerson])
}
