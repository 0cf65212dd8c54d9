import { Icon } from './Icon'

/** What concerns a form as a whole, said at once by a screen reader. */
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
