import { notify, showError } from '../../client/dialogs'
import { documentOf } from '../form/form'
import type { Form } from '../tool'
import { answered } from './answered'

/** Stores the shown item on the server and shows the address that opens exactly this item again. */
export async function makeLink(form: Form): Promise<void> {
  const { tool, path } = form.tool
  const title = `Link to this ${tool.item}`
  const { tag, input, display } = documentOf(form)
  const { answer, failure } = await answered(tool, 'KeepLink', { item: { tag, input, display } })
  if (!answer?.Item) return showError(title, failure ?? [])
  const address = `${window.location.origin}${path}?link=${answer.Item.Hash}`
  // If the browser refuses to copy, the reader copies the address from the dialog.
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
