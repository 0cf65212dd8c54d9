import { useEffect, useState } from 'react'
import type { ToolSearch } from './toolSearch'

/** The visible columns of the candidates, by id. */
export function useColumns(of: ToolSearch, varied: readonly string[] | undefined) {
  const [visible, setVisible] = useState<readonly string[]>(() =>
    of.columns.filter(column => !column.isExtra).map(({ id }) => id),
  )
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
