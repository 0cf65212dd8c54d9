/** Forms that change the reader's own preferences and return to the page. They work without script. */
import type { ReactNode } from 'react'
import type { Preferences } from '../../shared/frame/frame'

export interface PreferenceFormProps {
  preferences: Preferences
  csrfToken?: string
  /** Path and query to return to. */
  address: string
}

interface FormProps extends Omit<PreferenceFormProps, 'preferences'> {
  className?: string
  label?: string
  children: ReactNode
  onChoice?: (value: string) => void
}

export function PreferenceForm({ csrfToken, address, className, label, children, onChoice }: FormProps) {
  return (
    <form
      method="post"
      action="/preferences"
      className={className}
      aria-label={label}
      onSubmit={
        onChoice &&
        (event => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!(submitter instanceof HTMLButtonElement)) return
          event.preventDefault()
          onChoice(submitter.value)
        })
      }
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="returnTo" value={address} />
      {children}
    </form>
  )
}
