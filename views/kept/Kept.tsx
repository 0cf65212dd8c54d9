import { type ComponentType, createContext, createElement, useContext } from 'react'
import type { Rendered } from './kept'
import type { OwnValues } from './slots'

/** What renders the pieces of a page, once the page around them is rendered. */
export interface PiecesOfPage {
  /** The values of this answer. */
  own: OwnValues
  /** Takes a piece, and gives the number that marks its place. */
  take(piece: () => Rendered): number
  /** Writes markup in fewer characters. */
  lean(markup: string): string
  /** The markup of a component that depends on its props and the frame only. */
  ofFrame(of: ComponentType<never>, props: object): Rendered
}

/** Null within a piece, whose own pieces are parts of it. */
export const PiecesContext = createContext<PiecesOfPage | null>(null)

interface KeptProps<Props extends object> {
  of: ComponentType<Props>
  /** What JSON can hold, and nothing of one person: it is kept. */
  props: Props
}

/**
 * A component of the server that looks the same to many readers: rendered once, and kept. It may use the frame, but not
 * the data of the page. What belongs to the reader it may only show as it is: it gets slots in its place.
 */
export function Kept<Props extends object>({ of, props }: KeptProps<Props>) {
  const pieces = useContext(PiecesContext)
  if (!pieces) return createElement(of, props)
  return <cw-piece data-at={pieces.take(() => pieces.ofFrame(of as ComponentType<never>, props))} />
}
