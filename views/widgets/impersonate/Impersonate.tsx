import { limits } from '../../../shared/limits'
import { texts } from '../../../shared/texts'
import { patterns } from '../../../shared/validation/patterns'
import { Icon } from '../../components/Icon'
import { startActing } from './startActing'

const title = 'Impersonate'

/** The item of the user menu: asks for the email of an account, and continues as that person. */
export function Impersonate() {
  async function start() {
    const { askText, showError } = await import('../../client/dialogs')
    const email = await askText({
      title,
      label: 'Email of the person',
      type: 'email',
      maxLength: limits.impersonatedEmail,
      pattern: patterns.email,
      message: texts.invalidImpersonatedEmail,
    })
    const refusal = email && (await startActing(email.trim()))
    if (refusal) await showError(title, refusal)
  }
  return (
    <button className="cw-menu-i" type="button" onClick={start}>
      <Icon name="secret-user" />
      {title}
    </button>
  )
}
