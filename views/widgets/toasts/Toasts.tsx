import { useEffect, useRef } from 'react'
import type { Notice } from '../../../shared/contracts/envelope'
import { messageOf } from '../../../shared/frame/message'
import { receive, store } from '../../client/messages'
import { useHydrated } from '../useHydrated'
import { Toast } from './Toast'
import { useMessages } from './useMessages'

/** The toast area: first the server's notices for this page, then all messages announced on it. */
export function Toasts({ notices }: { notices: readonly Notice[] }) {
  const isHydrated = useHydrated()
  const { toasts } = useMessages()
  const given = notices
    .filter(notice => !notice.Delay)
    .map((notice, index) => ({ ...messageOf(notice), id: String(index) }))
  const area = useRef<HTMLElement>(null)
  const received = useRef(false)

  useEffect(() => {
    if (!received.current) receive(notices)
    received.current = true
  }, [notices])

  // Shown again with each message, so that it is above dialogs that were opened before.
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = area.current
    if (!element) return
    element.popover = 'manual'
    element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  return (
    <section className="cw-toasts" aria-label="Notifications" ref={area}>
      {(isHydrated ? toasts : given).map(message => (
        <Toast
          key={message.id}
          message={message}
          onExpire={() => store.expire(message.id)}
          onClose={() => store.remove(message.id)}
        />
      ))}
    </section>
  )
}
