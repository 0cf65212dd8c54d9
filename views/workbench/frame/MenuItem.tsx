import { Icon, type IconName } from '../../components/Icon'

interface MenuItemProps {
  icon: IconName
  label: string
  /** The keyboard shortcut of the same action. */
  keys?: string
  disabled?: boolean
  className?: string
  onClick: () => void
}

/** One entry of a menu. */
export function MenuItem({ icon, label, keys, disabled, className, onClick }: MenuItemProps) {
  return (
    <li className={className}>
      <button className="wb-menu-i" type="button" disabled={disabled} onClick={onClick}>
        <Icon name={icon} />
        <span>{label}</span>
        {keys && <span className="cw-xs cw-muted">{keys}</span>}
      </button>
    </li>
  )
}
