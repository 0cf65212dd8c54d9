import { type IconName, shapeOf } from './icons'

export type { IconName }

interface IconProps {
  name: IconName
  size?: 'sm' | 'lg'
  className?: string
  /** Only for an icon whose meaning no text beside it gives. */
  label?: string
}

export function Icon({ name, size, className, label }: IconProps) {
  const classes = ['cw-i', size && `cw-i-${size}`, className].filter(Boolean).join(' ')
  const shape = <use href={shapeOf(name)} />
  if (label) {
    return (
      <svg className={classes} role="img" aria-label={label}>
        {shape}
      </svg>
    )
  }
  return (
    <svg className={classes} aria-hidden="true">
      {shape}
    </svg>
  )
}
