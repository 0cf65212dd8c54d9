/** The dialogs about changes that other tabs made to the open project. */
import { texts } from '../../../shared/texts'
import { choose, notify } from '../../client/dialogs'
import { keep, kept } from '../../client/keptForSession'
import { leaveTo } from '../../client/page'

const ignoring = 'ignores-changed-projects'

/** Asks whether to reload the project, unless the reader has turned this question off for the session. */
export async function sayChanged(): Promise<void> {
  if (kept<boolean>(ignoring)) return
  const { title, lines, reload, ignoreOnce, ignoreAlways } = texts.crossTab.projectChanged
  const answer = await choose({
    title,
    lines,
    choices: [
      { answer: 'reload', label: reload },
      { answer: 'once', label: ignoreOnce },
      { answer: 'always', label: ignoreAlways, look: 'quiet' },
    ],
    atEscape: 'once',
  })
  if (answer === 'reload') leaveTo(window.location.href)
  if (answer === 'always') keep(ignoring, true)
}

/** Says that the project was deleted, and leaves it. */
export async function sayDeleted(path: string): Promise<void> {
  const { title, line } = texts.crossTab.projectDeleted
  await notify(title, [line])
  leaveTo(path)
}
