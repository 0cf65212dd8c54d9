import { useEffect, useState } from 'react'
import type { ToolSearch } from './toolSearch'

/**
 * Widths of windows whose middle pane is too narrow for all columns that are shown to begin with, and where it is
 * narrowest, beside two others [px]; phones have cards.
 */
const [narrow, narrowest] = [
  [768, 1366],
  [1200, 1280],
] as const

/** The visible columns of the candidates, by id. In a narrow window those that give way are there to be chosen. */
export function useColumns(of: ToolSearch, varied: readonly string[] | undefined) {
  const [visible, setVisible] = useState<readonly string[]>(() => {
    const width = typeof window === 'undefined' ? 0 : window.innerWidth
    const isLeftOut = ({ isExtra, givesWay }: ToolSearch['columns'][number]) => {
      const [from, to] = givesWay === 'last' ? narrowest : narrow
      return isExtra || (givesWay && width >= from && width < to)
    }
    return of.columns.filter(column => !isLeftOut(column)).map(({ id }) => id)
  })
  // Show the column of everything that the search varied, even if its button is not pressed: a replacement search
  // always varies the tube.
  useEffect(() => {
    setVisible(before => {
      const added = of.columns.filter(({ id }) => varied?.includes(id) && !before.includes(id))
      if (added.length === 0) return before
      return of.columns
        .filter(column => added.includes(column) || (before.includes(column.id) && column.givesWay !== true))
        .map(({ id }) => id)
    })
  }, [of, varied])
  return { visible, setVisible }
}
