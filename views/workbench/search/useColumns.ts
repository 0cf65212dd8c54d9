import { useEffect, useState } from 'react'
import type { ToolSearch } from './toolSearch'

/** Windows whose middle pane is too narrow for all columns that are shown to begin with; phones have cards. */
const narrow = '(min-width: 768px) and (max-width: 1365.98px)'

/** The visible columns of the candidates, by id. In a narrow window those that give way are there to be chosen. */
export function useColumns(of: ToolSearch, varied: readonly string[] | undefined) {
  const [visible, setVisible] = useState<readonly string[]>(() => {
    const isNarrow = typeof window !== 'undefined' && window.matchMedia(narrow).matches
    return of.columns.filter(column => !(column.isExtra || (isNarrow && column.givesWay))).map(({ id }) => id)
  })
  // Show the column of everything that the search varied, even if its button is not pressed: a replacement search
  // always varies the tube.
  useEffect(() => {
    setVisible(before => {
      const added = of.columns.filter(({ id }) => varied?.includes(id) && !before.includes(id))
      if (added.length === 0) return before
      return of.columns
        .filter(column => added.includes(column) || (before.includes(column.id) && !column.givesWay))
        .map(({ id }) => id)
    })
  }, [of, varied])
  return { visible, setVisible }
}
