import { Icon } from './Icon'

/** Switches a password between masked and readable. Without script it does nothing, and the field stays masked. */
export function PasswordToggle({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  return (
    <button
      className="btn btn-quiet btn-sm px-1"
      type="button"
      aria-label="Show password"
      aria-pressed={shown}
      onClick={onToggle}
    >
      <Icon name={shown ? 'hide' : 'show'} />
    </button>
  )
}
