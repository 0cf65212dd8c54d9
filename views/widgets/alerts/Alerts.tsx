import { useState } from 'react'
import { store } from '../../client/messages'
import { useMessages } from '../toasts/useMessages'
import { AlertPanel } from './AlertPanel'
import { Bell } from './Bell'

/** The bell of the bar, and the panel that it opens. */
export function Alerts() {
  const { list, isBlinking } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Bell
        list={list}
        isBlinking={isBlinking}
        isOpen={isOpen}
        onOpen={() => {
          store.open()
          setOpen(true)
        }}
      />
      {isOpen && (
        <AlertPanel list={list} onClear={store.clear} onDismiss={store.remove} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
