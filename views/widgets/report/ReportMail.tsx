import { type ComponentType, type ToggleEvent, useState } from 'react'
import { FormMessage } from '../../components/FormMessage'
import { Spinner } from '../../components/Spinner'
import type { MailFormProps } from './MailForm'
import { Panel } from './Panel'

interface ReportMailProps extends Omit<MailFormProps, 'onSent'> {
  /** The sentence about fields with characters that do not print. */
  unprintable?: string | undefined
}

/** The panel that mails the shown report as an attachment. Its form is loaded when the panel is opened from the bar. */
export function ReportMail({ report, service, reader, unprintable }: ReportMailProps) {
  const [Form, setForm] = useState<ComponentType<MailFormProps>>()
  const [sent, setSent] = useState<{ line: string; count: number }>()

  async function open({ newState }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open' || Form) return
    const { MailForm } = await import('./MailForm')
    setForm(() => MailForm)
  }

  return (
    <Panel id="report-mail" title="Send by email" onToggle={open}>
      {unprintable && <p>{unprintable}</p>}
      {sent && <FormMessage key={sent.count} kind="ok" lines={[sent.line]} />}
      {Form ? (
        <Form
          report={report}
          service={service}
          reader={reader}
          onSent={line => setSent(before => ({ line, count: (before?.count ?? 0) + 1 }))}
        />
      ) : (
        <Spinner />
      )}
    </Panel>
  )
}
