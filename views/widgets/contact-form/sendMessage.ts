import { type ContactField, contactPayload } from '../../../shared/accounts/contactForm'
import { texts } from '../../../shared/texts'
import { CallError, post } from '../../client/call'
import { refusalIn } from '../../client/refusalIn'
import type { Sent } from '../forms/useForm'

const title = 'Error'

/** Sends the message. A failure shows a dialog, and the typed text stays. */
export async function sendMessage(values: Partial<Record<ContactField, string>>, onSent: () => void): Promise<Sent> {
  const lines = await refusal(values)
  if (lines) {
    const { showError } = await import('../../client/dialogs')
    await showError(title, lines)
    return undefined
  }
  onSent()
  return undefined
}

async function refusal(values: Partial<Record<ContactField, string>>): Promise<readonly string[] | undefined> {
  try {
    return refusalIn(await post('AccountService.svc/ContactUs', contactPayload(values), { isHandled: true }))
  } catch (error) {
    if (error instanceof CallError) return [error.message]
    throw error
  }
}

/** Says that fields are missing or invalid; the fields themselves say what is wrong. */
export async function tellBlank(): Promise<void> {
  const { showError } = await import('../../client/dialogs')
  await showError(title, [texts.contact.blank, texts.contact.again])
}
