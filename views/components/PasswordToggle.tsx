import { Icon } from './Icon'

interface PasswordToggleProps {
  shown: boolean
  /** The name of the masked value. */
  what?: string
  /** Where React shows the password; otherwise a script of the page does. */
  onToggle?: () => void
}

/** Switches a password between masked and readable. Without script it does nothing, and the field stays masked. */
export function PasswordToggle({ shown, what = 'password', onToggle }: PasswordToggleProps) {
  return (
    <button
      className="btn btn-quiet btn-sm px-1"
      type="button"
      aria-label={`Show ${what}`}
      aria-pressed={shown}
      onClick={onToggle}
    >
      <Icon name={shown ? 'hide' : 'show'} />
    </button>
  )
}
