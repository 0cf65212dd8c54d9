/** The channel between the tabs of this browser. A tab never hears what it says itself. */
import { appName, isTabMessage, type TabEvent, type TabMessage } from '../../shared/tabMessage'

const channel = new BroadcastChannel(appName)

export function tellTabs(changeType: TabEvent, projectId?: string): void {
  const message: TabMessage = { app: appName, changeType, ...(projectId === undefined ? {} : { projectId }) }
  channel.postMessage(message)
}

/** Hears the messages of this suite, until the function that it gives is called. */
export function hearTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent) => {
    if (isTabMessage(data)) onMessage(data)
  }
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
