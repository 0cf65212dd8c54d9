/**
 * Markup that is the same for many readers is rendered once and kept. Whatever it is rendered from is its key, and what
 * belongs to a reader or to an answer is a slot there: so what is kept holds nothing of anybody.
 */
import type { ComponentType } from 'react'
import type { WidgetName } from '../widgets/components'
import { filled, hasSlot, type OwnValues, type Slotted, slotted } from './slots'

/** Markup, and the widgets in it. */
export interface Rendered {
  markup: string
  used: ReadonlySet<WidgetName>
}

interface Kept {
  parts: Slotted
  used: ReadonlySet<WidgetName>
}

/** Most characters that are kept, of keys and of markup: some hundred workbenches. */
const mostCharacters = 8_000_000

/** By component, so that one that was edited during development is rendered anew. */
const kept = new WeakMap<ComponentType<never>, Map<string, Kept>>()
/** What is kept, the oldest first. */
const order: { of: Map<string, Kept>; key: string; characters: number }[] = []
let characters = 0

/**
 * The markup of a component for one answer.
 *
 * @param of      the component
 * @param key     all that it is rendered from, with slots, as text
 * @param own     the values of this answer
 * @param render  renders it with slots; called only where it is not kept
 */
export function keptMarkup(of: ComponentType<never>, key: string, own: OwnValues, render: () => Rendered): Rendered {
  const ofThis = kept.get(of) ?? new Map<string, Kept>()
  let found = ofThis.get(key)
  if (!found) {
    const { markup, used } = render()
    found = { parts: slotted(markup), used }
    if (isWhole(markup)) {
      kept.set(of, ofThis.set(key, found))
      note({ of: ofThis, key, characters: key.length + markup.length })
    }
  }
  return { markup: filled(found.parts, own), used: found.used }
}

/** Whether an answer can have slots: none of its values looks like one. */
export const canBeInSlots = (own: OwnValues): boolean => !Object.values(own).some(value => value && hasSlot(value))

/** All that is kept, as text: for tests. */
export const keptTexts = (): string[] =>
  order.flatMap(({ of, key }) => [key, ...(of.get(key)?.parts ?? []).filter(part => typeof part === 'string')])

/** Not where code of a part was still being loaded, in whose place React left a mark. */
const isWhole = (markup: string) => !markup.includes('<!--$!-->')

function note(one: (typeof order)[number]): void {
  order.push(one)
  characters += one.characters
  while (characters > mostCharacters) {
    const oldest = order.shift()!
    characters -= oldest.characters
    oldest.of.delete(oldest.key)
  }
}
