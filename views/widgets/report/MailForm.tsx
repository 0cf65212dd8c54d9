import { useRef } from 'react'
import type { Service } from '../../../shared/contracts/operation'
import { addressesIn, reportMailRules, reportMailTexts } from '../../../shared/reports/reportMail'
import { postTo } from '../../client/call'
import { refusalIn } from '../../client/refusalIn'
import { tellUse } from '../../client/tellUse'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { TextArea } from '../../components/TextArea'
import { SubmitButton } from '../forms/SubmitButton'
import { useForm } from '../forms/useForm'

export interface MailFormProps {
  /** The folder of the report, which is its name. */
  report: string
  /** The service of the tool that made it. */
  service: Service
  /** The reader's email, to which answers go. */
  reader: string
  onSent: (line: string) => void
}

/** The form with addresses and a note. After sending it is empty again, and the focus stays. */
export function MailForm({ report, service, reader, onSent }: MailFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { form, field, working, lines } = useForm<'to' | 'note'>({
    rules: reportMailRules,
    async send({ to, note }) {
      tellUse('Tracking', 'Report by email')
      const request = { report, to: addressesIn(to), note }
      const answer = await postTo({ service }, 'SendReport', request, { isHandled: true })
      const refusal = refusalIn(answer)
      if (refusal) return refusal
      element.current?.reset()
      if (answer.Item) onSent(reportMailTexts.sent(answer.Item.To, answer.Item.Reference))
      return undefined
    },
  })
  return (
    <form {...form} ref={element}>
      {lines.length > 0 && <FormMessage lines={lines} />}
      <Field {...field('to')} inputMode="email" autoComplete="off" hint={reportMailTexts.toHint} autoFocus />
      <TextArea {...field('note')} rows={4} />
      <p className="cw-xs cw-muted">{reportMailTexts.answersTo(reader)}</p>
      <div className="d-flex">
        <SubmitButton working={working} label="Send" workingLabel="Sending" />
      </div>
    </form>
  )
}
