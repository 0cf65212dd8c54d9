/** The channel between the tabs of this browser. A tab does not receive its own messages. */
import { appName, isTabMessage, type TabMessage } from '../../shared/frame/tabMessage'

const channel = new BroadcastChannel(appName)

export function tellTabs(changeType: TabMessage['changeType'], of?: Pick<TabMessage, 'projectId' | 'reader'>): void {
  channel.postMessage({ app: appName, changeType, ...of } satisfies TabMessage)
}

/** Listens to the messages of this suite, until the returned function is called. */
export function hearTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent) => {
    if (isTabMessage(data)) onMessage(data)
  }
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
