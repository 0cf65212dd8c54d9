import { useState } from 'react'
import type { FormState } from '../../../shared/frame/frame'
import { messages } from '../../../shared/texts'
import { FormMessage } from '../../components/FormMessage'
import { ContactFields } from './ContactFields'

interface ContactFormProps {
  csrfToken?: string
  /** The pseudonym of the reader, so that typed text is shown to nobody else. */
  reader?: string
  /** The reader is signed in, so that the form does not ask who they are. */
  isLoggedIn: boolean
  /** The server's messages, if the form was posted without script. */
  form?: FormState
}

/** The contact form. After a message was sent, its fields are replaced by new, empty ones. */
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
