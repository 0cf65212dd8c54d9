import { passwordRules } from '../../shared/validation/patterns'
import { Icon } from '../components/Icon'

/** The rules of a new password. Once something is typed, each shows whether it is met, or broken. */
export function PasswordRules({ password }: { password?: string }) {
  return (
    <ul className="cw-rules" id="password-rules" aria-label="Rules for the new password">
      {passwordRules.map(rule => {
        const state = password ? stateOf(rule, password) : undefined
        return (
          <li key={rule.name} className={state === 'broken' ? 'no broken' : state}>
            <Icon name={state ? icons[state] : 'minus'} size="sm" />
            {rule.label}
            {state && <span className="visually-hidden">, {words[state]}</span>}
          </li>
        )
      })}
    </ul>
  )
}

type State = 'ok' | 'no' | 'broken'

const icons = { ok: 'check', no: 'minus', broken: 'close' } as const
const words: Record<State, string> = { ok: 'kept', no: 'not yet', broken: 'broken' }

function stateOf(rule: (typeof passwordRules)[number], password: string): State {
  if (rule.passes(password)) return 'ok'
  return 'isBroken' in rule && rule.isBroken(password) ? 'broken' : 'no'
}
