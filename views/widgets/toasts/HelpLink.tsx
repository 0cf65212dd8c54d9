import { type MouseEvent, useState } from 'react'
import type { Message } from '../../../shared/frame/message'
import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { signedInAt } from '../../client/page'

/** Asks support for help with the message. For a visitor, whom nobody could answer, it is a link to the help page. */
export function HelpLink({ message }: { message: Message }) {
  const [isAsked, setAsked] = useState(false)

  async function ask(event: MouseEvent) {
    if (signedInAt() === undefined) return
    event.preventDefault()
    if (isAsked) return
    setAsked(true)
    const { requestHelp } = await import('../../client/requestHelp')
    await requestHelp(message)
  }

  return (
    <a href={routes.help.path} onClick={ask}>
      {texts.needHelp}
    </a>
  )
}
