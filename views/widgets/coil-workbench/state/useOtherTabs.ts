import { useEffect } from 'react'
import { routes } from '../../../../shared/routes'
import { texts } from '../../../../shared/texts'
import { keep, kept } from '../../../client/keptForSession'
import { leaveTo } from '../../../client/page'
import { hearTabs } from '../../../client/tabs'

const ignoring = 'ignores-changed-projects'

/** Reacts to what other tabs did to the project that is open here. */
export function useOtherTabs(openId: string | undefined): void {
  useEffect(() => {
    if (openId === undefined) return
    let isAsking = false
    return hearTabs(async ({ changeType, projectId }) => {
      if (projectId !== openId || isAsking) return
      isAsking = true
      if (changeType === 'projectChanged') await sayChanged()
      if (changeType === 'projectDeleted') await sayDeleted()
      isAsking = false
    })
  }, [openId])
}

/** Asks whether to open the project anew, unless the reader wants to hear of no change in this session. */
async function sayChanged(): Promise<void> {
  if (kept<boolean>(ignoring)) return
  const { title, lines, reload, ignoreOnce, ignoreAlways } = texts.crossTab.projectChanged
  const { choose } = await import('../../../client/dialogs')
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

async function sayDeleted(): Promise<void> {
  const { title, line } = texts.crossTab.projectDeleted
  const { notify } = await import('../../../client/dialogs')
  await notify(title, [line])
  leaveTo(routes.enterprise.path)
}
