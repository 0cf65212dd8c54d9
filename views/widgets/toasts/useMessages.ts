import { useSyncExternalStore } from 'react'
import { type MessageState, noMessages } from '../../client/messageState'
import { store } from '../../client/messages'

/** The present messages of this page. On the server there are none. */
export function useMessages(): MessageState {
  return useSyncExternalStore(store.subscribe, store.get, () => noMessages)
}
