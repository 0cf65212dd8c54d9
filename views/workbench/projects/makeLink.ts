import { notify, showError } from '../../client/dialogs'
import { documentOf } from '../form/form'
import type { Form } from '../tool'
import { answered } from './answered'

/** Keeps the shown item on the server and gives the address that re-opens exactly it. */
export async function makeLink(form: Form): Promise<void> {
  const { tool, path } = form.tool
  const title = `Link to this ${tool.item}`
  const { tag, input, display } = documentOf(form)
  const { answer, failure } = await answered(tool, 'KeepLink', { item: { tag, input, display } })
  if (!answer?.Item) return showError(title, failure ?? [])
  const address = `${window.location.origin}${path}?link=${answer.Item.Hash}`
  // Where the browser does not let us, the reader copies it from the dialog.
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  )
  const lead = isCopied ? 'The link is in the clipboard.' : 'Copy the link:'
  await notify(title, [
    lead,
    address,
    `For three years it opens this ${tool.item} as it is now for people of your company.`,
  ])
}
