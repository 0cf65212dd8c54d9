/** The operator's command for unsent mail. The content of a mail is never shown. */
import { z } from 'zod'
import type { Parts } from '../application/parts'
import { type ListedMail, unsentMails } from '../mail/mailRows'
import { AdminError } from './adminError'
import { operatorEntry } from './operator'

const text = { type: 'string' } as const

export const mailCommands = {
  mails: {
    usage: 'mails [--send-again ID | --drop ID]',
    options: { 'send-again': text, drop: text },
    run: mailCommand,
  },
} as const

const listedMails = 200

/** Lists unsent mails, or sends or drops a waiting one. */
async function mailCommand(parts: Parts, values: Record<string, string | undefined>): Promise<string[]> {
  const { 'send-again': again, drop } = values
  if (again && drop) throw new AdminError('either --send-again or --drop')
  if (again) {
    const entry = operatorEntry('mails --send-again', again)
    if (!isId(again) || !(await parts.mails.sendAgain(again, entry))) throw noSuchMail(again)
    return [`${again} is tried at once`]
  }
  if (drop) {
    if (!isId(drop) || !(await parts.mails.drop(drop, operatorEntry('mails --drop', drop)))) throw noSuchMail(drop)
    return [`${drop} is not sent any more`]
  }
  const mails = await unsentMails(parts.db, listedMails)
  const lines = mails.map(mail => mailLine(mail, parts.clock.now()))
  return lines.length > 0 ? lines : ['No mail waits, and none was given up in the last two weeks.']
}

const isId = (text: string) => z.uuid().safeParse(text).success

function noSuchMail(id: string): AdminError {
  return new AdminError(
    `no mail ${id} waits. One that was sent or given up is not kept: whoever needs it has to ask for it anew`,
  )
}

function mailLine({ id, kind, recipient, state, fault, tries, created_at }: ListedMail, now: Date): string {
  const minutes = Math.floor((now.getTime() - created_at.getTime()) / 60_000)
  const age = minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
  const counted = `${tries} ${tries === 1 ? 'try' : 'tries'}`
  return [id, state, `${kind} to ${recipient}`, `${age} old`, counted, fault ?? ''].join('  ').trimEnd()
}
