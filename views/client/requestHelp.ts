import type { Message } from '../../shared/frame/message'
import { limits } from '../../shared/limits'
import { messages } from '../../shared/texts'
import { asText, firstCharacters } from '../../shared/wording/characters'
import { CallError, get, post } from './call'
import { announce } from './messages'

const { summary: longestSummary, detail: longestDetail, page: longestPage } = limits.helpRequest

/** What failed is said here, and once. */
const handled = { isHandled: true }

/** Asks support for help with a message: what it said, and where. Says what came of it. */
export async function requestHelp({ summary, detail }: Pick<Message, 'summary' | 'detail'>): Promise<void> {
  const isSent = await ask(sendable(summary, longestSummary), sendable(detail, longestDetail)).catch(error => {
    if (error instanceof CallError) return false
    throw error
  })
  if (isSent) announce({ severity: 'success', summary: messages.helpSent })
  else announce({ severity: 'error', summary: messages.helpNotSent })
}

/** As much of a message as is taken, without what no text can hold. */
const sendable = (text: string, most: number) => firstCharacters(asText(text), most)

/** Who gets it is the server's to say. */
async function ask(summary: string, detail: string): Promise<boolean> {
  const { Item: recipient } = await get('AccountService.svc/GetHelpRequestRecipient', handled)
  if (!recipient) return false
  const page = window.location.pathname.replace(/[^\w/-]/g, '').slice(0, longestPage)
  const { Succeeded } = await post('AccountService.svc/RequestHelp', { recipient, summary, detail, page }, handled)
  return Succeeded
}
