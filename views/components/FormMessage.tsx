import { Icon } from './Icon'

/** A message about the whole form, which screen readers announce at once. */
export function FormMessage({ lines, kind = 'err' }: { lines: readonly string[]; kind?: 'err' | 'ok' }) {
  return (
    <div className={`cw-alert ${kind} mb-3`} role={kind === 'err' ? 'alert' : 'status'}>
      <Icon name={kind === 'err' ? 'error' : 'check-circle'} />
      <div>
        {lines.map(line => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  )
}
