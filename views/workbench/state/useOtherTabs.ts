import { useEffect } from 'react'
import { hearTabs } from '../../client/tabs'

/** Reacts to what other tabs did to the project that is open here. */
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
      // That it is gone is still true when the question that is open has its answer.
      isDeleted ||= changeType === 'projectDeleted'
      if (!isAsking) void ask(changeType === 'projectChanged')
    })
  }, [path, openId])
}
