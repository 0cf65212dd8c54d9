/**
 * What differs from reader to reader, or from answer to answer, in markup that is the same otherwise. Markup that is kept
 * has a slot in its place, one character that no text of ours has, and each answer gets its own values.
 */
import type { Viewer } from '../../shared/frame/frame'
import { swapped } from '../widgets/packedProps'

const names = [
  ...(['csrfToken', 'nonce', 'address', 'title', 'reader', 'signedInAt', 'measured'] as const),
  ...(['fullName', 'initials', 'companyName', 'customerNumber', 'impersonator'] as const),
]

/** The values of one answer. */
export type OwnValues = Partial<Record<(typeof names)[number], string>>

/** Where a slot is: in markup, or in a text of JSON within an attribute, where more characters are written otherwise. */
type Place = 'markup' | 'json'

const firstOf: Readonly<Record<Place, number>> = { markup: 0xe000, json: 0xe100 }
const anySlot = /[\ue000-\ue1ff]/g

/** The same values as slots; what is missing or empty stays so, because markup may depend on it. */
export function slotsOf(own: OwnValues, place: Place = 'markup'): OwnValues {
  return Object.fromEntries(
    names.map((name, at) => [name, own[name] ? String.fromCharCode(firstOf[place] + at) : own[name]]),
  )
}

/** Markup around its slots. */
export type Slotted = readonly (string | { name: keyof OwnValues; place: Place })[]

export function slotted(markup: string): Slotted {
  const found: Slotted[number][] = []
  let from = 0
  for (const { 0: slot, index } of markup.matchAll(anySlot)) {
    const code = slot.charCodeAt(0)
    const place = code < firstOf.json ? 'markup' : 'json'
    const name = names[code - firstOf[place]]
    // A character of a text, such as that of the operator's banner.
    if (!name) continue
    found.push(markup.slice(from, index), { name, place })
    from = index + 1
  }
  return [...found, markup.slice(from)]
}

/** The markup with the values of one answer. */
export function filled(parts: Slotted, own: OwnValues): string {
  let markup = ''
  for (const part of parts) markup += typeof part === 'string' ? part : written(own[part.name] ?? '', part.place)
  return markup
}

/** Whether a text has a character of a slot, so that it cannot be told from one. */
export const hasSlot = (text: string): boolean => text.search(anySlot) >= 0

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** As React writes a text. */
function written(value: string, place: Place): string {
  const text = place === 'json' ? swapped(JSON.stringify(value).slice(1, -1)) : value
  return text.replace(/["&'<>]/g, mark => escapes[mark]!)
}

/** The reader with slots in place of what is theirs alone. */
export function viewerInSlots(viewer: Viewer, own: OwnValues): Viewer {
  const { fullName = '', initials = '', companyName = '', customerNumber = '', impersonator } = own
  const menu = { ...viewer.menu, fullName, initials }
  return { ...viewer, fullName, companyName, customerNumber, ...(impersonator && { impersonator }), menu }
}

/** The values of a reader. */
export function ownOf(viewer: Viewer | null): OwnValues {
  if (!viewer) return {}
  const { fullName, companyName, customerNumber, impersonator, menu } = viewer
  return { fullName, initials: menu.initials, companyName, customerNumber, impersonator }
}
