import type { UserInfo } from '../../../shared/accounts/userProfile'
import { limits } from '../../../shared/limits'
import { messages, texts } from '../../../shared/texts'
import { isRightCode } from '../../../shared/validation/fieldRules'
import { get, post, saidHere } from '../../client/call'
import { announce } from '../../client/messages'
import { refusalIn } from '../../client/refusalIn'
import type { Sent } from '../forms/useForm'

/** Saves the changes. A new email is activated first; the rest is saved afterwards. */
export async function saveProfile(before: UserInfo, typed: UserInfo & { ConfirmEmail: string }): Promise<Sent> {
  const { FullName, Phone } = typed
  const Email = typed.Email.toLowerCase()
  const isMoving = Email !== before.Email.toLowerCase()
  if (!isMoving && FullName === before.FullName && Phone === before.Phone) {
    announce({ severity: 'info', summary: texts.noUpdate, life: limits.noUpdateAlert })
    return undefined
  }
  if (isMoving) {
    const problem = await moveTo(Email)
    if (problem) return problem
  }
  const refusal = await update({ FullName, Phone, Email })
  if (refusal) {
    await showProblem(texts.error, refusal)
    // The email has changed even if the rest failed: the page must not show the old one.
    if (!isMoving) return []
  }
  window.location.reload()
  return 'leaving'
}

/** Why it was not saved; a fault is shown in the dialog too. */
async function update(profile: UserInfo): Promise<readonly string[] | undefined> {
  try {
    return refusalIn(await post('AccountService.svc/UpdateUserProfile', { profile }, saidHere))
  } catch {
    // The call has logged the fault; the specification requires it in the dialog too.
    return [texts.unknownError]
  }
}

/** Asks for the code that was mailed to the new address. Without it the change is cancelled. */
async function moveTo(email: string): Promise<Sent> {
  const { Item, ...answer } = await post('AccountService.svc/InitiateEmailChange', { email, confirmEmail: email })
  const refusal = refusalIn(answer)
  if (refusal || !Item) return refusal ?? [texts.unknownError]
  const { askText } = await dialogs()
  const answerCode = await askText({
    title: 'Activate your email',
    label: messages.codeMailedTo(email),
    maxLength: limits.mailedCode.digits,
    pattern: isRightCode,
    message: messages.codeFormat(limits.mailedCode.digits),
    ok: 'Activate',
  })
  if (answerCode === undefined) return drop()
  const wrong = await activate({ activationId: Item.ActivationId, answerCode, email })
  if (!wrong) return undefined
  await showProblem(texts.invalidActivation, wrong)
  return drop()
}

async function activate(request: { activationId: string; answerCode: string; email: string }) {
  try {
    return refusalIn(await post('AccountService.svc/ActivateEmailChange', request, saidHere))
  } catch {
    // The new email was not activated, whatever the reason.
    return [texts.unknownError]
  }
}

/** Loaded when the first dialog is needed. */
const dialogs = () => import('../../client/dialogs')

async function showProblem(title: string, lines: readonly string[]): Promise<void> {
  const { showError } = await dialogs()
  await showError(title, lines)
}

/** Cancels the change and empties the fields of the new address. */
async function drop(): Promise<Sent> {
  await get('AccountService.svc/DeleteEmailChange')
  return { lines: [messages.emailPending], emptied: ['Email', 'ConfirmEmail'] }
}
