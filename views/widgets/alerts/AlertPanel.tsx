import { useId, useLayoutEffect, useRef } from 'react'
import type { Message, MessageSeverity } from '../../../shared/frame/message'
import { texts } from '../../../shared/texts'
import { Icon } from '../../components/Icon'
import { AlertRow } from './AlertRow'

interface AlertPanelProps {
  list: readonly Message[]
  onClear: () => void
  onDismiss: (id: string) => void
  onClose: () => void
}

const counted: readonly (readonly [MessageSeverity, look: string, one: string])[] = [
  ['error', 'err', 'error'],
  ['warn', 'warn', 'warning'],
]

/** The panel of open messages, at the right. A native dialog: Esc closes it and returns the focus to the bell. */
export function AlertPanel({ list, onClear, onDismiss, onClose }: AlertPanelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = panel.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    // The content fills the panel, so a click whose target is the dialog itself is outside the panel.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog
      className="cw-alerts"
      ref={panel}
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => {
        if (event.target === panel.current) onClose()
      }}
    >
      <div className="cw-alerts-in">
        <div className="cw-alerts-h">
          <h2 id={id}>Alerts</h2>
          {counted.map(([severity, look, one]) => {
            const count = list.filter(message => message.severity === severity).length
            return (
              count > 0 && (
                <span key={severity} className={`cw-badge ${look}`}>{`${count} ${one}${count > 1 ? 's' : ''}`}</span>
              )
            )
          })}
          <div className="ms-auto d-flex gap-1">
            {list.some(message => message.closable) && (
              <button className="btn btn-outline-secondary btn-sm" type="button" onClick={onClear}>
                Clear
              </button>
            )}
            <button className="btn btn-quiet btn-sm px-1" type="button" aria-label="Close alerts" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
        </div>
        {list.length === 0 ? (
          <p className="cw-alerts-none">{texts.noMessages}</p>
        ) : (
          <ul className="cw-notices cw-alerts-l">
            {list.map(message => (
              <AlertRow key={message.id} message={message} onDismiss={() => onDismiss(message.id)} />
            ))}
          </ul>
        )}
      </div>
    </dialog>
  )
}
