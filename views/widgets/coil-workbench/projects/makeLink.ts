import { notify, showError } from '../../../client/dialogs'
import { type CoilForm, documentOf } from '../form/form'
import { answered } from './answered'

const title = 'Link to this coil'

/** Keeps the shown coil on the server and gives the address that re-opens exactly it. */
export async function makeLink(form: CoilForm): Promise<void> {
  const { tag, input, display } = documentOf(form)
  const { answer, failure } = await answered('DesignService.svc/KeepLink', { item: { tag, input, display } })
  if (!answer?.Item) return showError(title, failure ?? [])
  const address = `${window.location.origin}/enterprise-webapp?link=${answer.Item.Hash}`
  // Where the browser does not let us, the reader copies it from the dialog.
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  )
  const lead = isCopied ? 'The link is in the clipboard.' : 'Copy the link:'
  await notify(title, [lead, address, 'For three years it opens this coil as it is now for people of your company.'])
}
