import { messages, texts } from '../../shared/texts'
import { anotherPerson } from '../../shared/wording/callTexts'
import { notify } from './dialogs'

/** Says on the login page that the reader was logged out. */
export function sayLoggedOut(): Promise<void> {
  return notify(texts.crossTab.loggedOut, [messages.logInAgain])
}

/** Says that another person has logged in in another tab, so that actions on this page are refused. */
export function sayAnotherPerson(): Promise<void> {
  return notify('Somebody else has logged in in another tab.', [anotherPerson])
}
