import { useState } from 'react'
import type { FormState } from '../../../shared/frame/frame'
import { messages } from '../../../shared/texts'
import { FormMessage } from '../../components/FormMessage'
import { ContactFields } from './ContactFields'

interface ContactFormProps {
  csrfToken?: string
  /** Whose page this is, so that what was typed is shown to nobody else. */
  reader?: string
  /** Signed in: who is writing is known, and not asked. */
  isLoggedIn: boolean
  /** What the server said of the last try, where the form was posted without script. */
  form?: FormState
}

/** The contact form. After a message was sent it is as new: the fields are made anew, with nothing in them. */
export function ContactForm({ csrfToken, reader, isLoggedIn, form }: ContactFormProps) {
  const [sent, setSent] = useState(0)
  const isSent = sent > 0 || form?.done !== undefined
  return (
    <>
      {isSent && <FormMessage key={sent} kind="ok" lines={[messages.contactSent]} />}
      <ContactFields
        key={`form-${sent}`}
        csrfToken={csrfToken}
        reader={reader}
        isLoggedIn={isLoggedIn}
        refused={sent > 0 ? undefined : form}
        onSent={() => setSent(sent + 1)}
      />
    </>
  )
}
