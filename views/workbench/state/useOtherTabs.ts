import { useEffect } from 'react'
import { hearTabs } from '../../client/tabs'

/** Reacts to changes that other tabs make to the open project. */
export function useOtherTabs(path: string, openId: string | undefined): void {
  useEffect(() => {
    if (openId === undefined) return
    let isAsking = false
    let isDeleted = false
    const ask = async (isChanged: boolean) => {
      isAsking = true
      const { sayChanged, sayDeleted } = await import('./otherTabs')
      if (isChanged) await sayChanged()
      if (isDeleted) await sayDeleted(path)
      isAsking = false
    }
    return hearTabs(({ changeType, projectId }) => {
      if (projectId !== openId) return
      // A deletion may arrive while a dialog is open: it is then told after the dialog.
      isDeleted ||= changeType === 'projectDeleted'
      if (!isAsking) void ask(changeType === 'projectChanged')
    })
  }, [path, openId])
}
