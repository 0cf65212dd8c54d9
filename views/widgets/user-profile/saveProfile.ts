import type { UserInfo } from '../../../shared/accounts/userProfile'
import { limits } from '../../../shared/limits'
import { messages, texts } from '../../../shared/texts'
import { isRightCode } from '../../../shared/validation/fieldRules'
import { get, post, saidHere } from '../../client/call'
import { announce } from '../../client/messages'
import { refusalIn } from '../forms/refusalIn'
import type { Sent } from '../forms/useForm'

/** Saves what has changed. Where the email is new, it is activated first, and all else is saved after it. */
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
    // The email is new by now, whatever became of the rest: the page must not show the old one.
    if (!isMoving) return []
  }
  window.location.reload()
  return 'leaving'
}

/** Why it was not saved; a fault as well is said in the dialog. */
async function update(profile: UserInfo): Promise<readonly string[] | undefined> {
  try {
    return refusalIn(await post('AccountService.svc/UpdateUserProfile', { profile }, saidHere))
  } catch {
    // The call has been logged on its way; the specification wants the fault in the dialog too.
    return [texts.unknownError]
  }
}

/** Asks for the code that goes to the new mailbox. Without it nothing is left of the change. */
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
    // Whatever went wrong, it was not activated.
    return [texts.unknownError]
  }
}

/** Their code comes when the first one is needed. */
const dialogs = () => import('../../client/dialogs')

async function showProblem(title: string, lines: readonly string[]): Promise<void> {
  const { showError } = await dialogs()
  await showError(title, lines)
}

/** The new address is taken out of the form: it stands for nothing any more. */
async function drop(): Promise<Sent> {
  await get('AccountService.svc/DeleteEmailChange')
  return { lines: [messages.emailPending], takenBack: ['Email', 'ConfirmEmail'] }
}
