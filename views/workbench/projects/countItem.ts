import { limits } from '../../../shared/limits'
import type { ProjectState } from '../state/useProject'

const isCount = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= limits.quantity

/** Asks how many of the shown item are wanted. */
export async function countItem({ id, form, count }: ProjectState): Promise<void> {
  const { askText } = await import('../../client/dialogs')
  const text = await askText({
    title: form.tag ? `Quantity of ${form.tag}` : 'Quantity',
    label: 'Quantity',
    initial: String(form.quantity ?? 1),
    maxLength: String(limits.quantity).length,
    pattern: { test: isCount },
    message: `A quantity is a whole number from 1 to ${limits.quantity}.`,
    ok: 'OK',
  })
  if (text !== undefined) count(id, Number(text))
}
