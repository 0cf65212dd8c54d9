import { useSyncExternalStore } from 'react'
import { type MessageState, noMessages } from '../../client/messageState'
import { store } from '../../client/messages'

/** The messages of this page as they are now. The server knows of none. */
export function useMessages(): MessageState {
  return useSyncExternalStore(store.subscribe, store.get, () => noMessages)
}
