import type { Message } from '../../shared/frame/message'
import { limits } from '../../shared/limits'
import { messages } from '../../shared/texts'
import { asText, firstCharacters } from '../../shared/wording/characters'
import { CallError, get, post } from './call'
import { announce } from './messages'

const { summary: longestSummary, detail: longestDetail, page: longestPage } = limits.helpRequest

/** Failures are shown here, once. */
const handled = { isHandled: true }

/** Asks support for help with a message: sends its text and the page, and shows the outcome. */
export async function requestHelp({ summary, detail }: Pick<Message, 'summary' | 'detail'>): Promise<void> {
  const isSent = await ask(sendable(summary, longestSummary), sendable(detail, longestDetail)).catch(error => {
    if (error instanceof CallError) return false
    throw error
  })
  if (isSent) announce({ severity: 'success', summary: messages.helpSent })
  else announce({ severity: 'error', summary: messages.helpNotSent })
}

/** The first part of a message that the server accepts, without invalid characters. */
const sendable = (text: string, most: number) => firstCharacters(asText(text), most)

/** Sends the request. The server chooses the recipient. */
async function ask(summary: string, detail: string): Promise<boolean> {
  const { Item: recipient } = await get('AccountService.svc/GetHelpRequestRecipient', handled)
  if (!recipient) return false
  const page = window.location.pathname.replace(/[^\w/-]/g, '').slice(0, longestPage)
  const { Succeeded } = await post('AccountService.svc/RequestHelp', { recipient, summary, detail, page }, handled)
  return Succeeded
}
