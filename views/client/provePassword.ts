import { limits } from '../../shared/limits'
import { post } from './call'
import { askText, showError } from './dialogs'

/** Asks for the password until it is right, for calls that need a recent proof. False if it was cancelled. */
export async function provePassword(): Promise<boolean> {
  for (;;) {
    const password = await askText({
      title: 'Your password is needed again',
      label: 'Password',
      type: 'password',
      maxLength: limits.typedPassword,
    })
    if (password === undefined) return false
    const { Succeeded, Notices } = await post('AccountService.svc/ConfirmPassword', { password })
    if (Succeeded) return true
    await showError('Not confirmed', Notices[0]?.Messages ?? [])
  }
}
