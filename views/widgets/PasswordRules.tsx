import { passwordRules } from '../../shared/validation/patterns'
import { Icon } from '../components/Icon'

/** The rules of a new password. Once something is typed, each shows whether it is met. */
export function PasswordRules({ password }: { password?: string }) {
  return (
    <ul className="cw-rules" id="password-rules" aria-label="Rules for the new password">
      {passwordRules.map(rule => {
        const passes = password ? rule.passes(password) : undefined
        return (
          <li key={rule.name} className={passes === undefined ? undefined : passes ? 'ok' : 'no'}>
            <Icon name={passes ? 'check' : 'minus'} size="sm" />
            {rule.label}
            {passes !== undefined && <span className="visually-hidden">{passes ? ', kept' : ', not yet'}</span>}
          </li>
        )
      })}
    </ul>
  )
}
