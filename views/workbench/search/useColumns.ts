import { useEffect, useState } from 'react'
import type { ToolSearch } from './toolSearch'

/** Windows whose middle pane is too narrow for all columns that are shown to begin with; phones have cards. */
const narrow = '(min-width: 768px) and (max-width: 1365.98px)'
/** Of those, windows with the narrowest one, beside three panes. */
const narrowest = '(min-width: 1200px) and (max-width: 1279.98px)'

const isWindow = (query: string) => typeof window !== 'undefined' && window.matchMedia(query).matches

/** The visible columns of the candidates, by id. In a narrow window those that give way are there to be chosen. */
export function useColumns(of: ToolSearch, varied: readonly string[] | undefined) {
  const [visible, setVisible] = useState<readonly string[]>(() => {
    const [first, last] = [isWindow(narrow), isWindow(narrowest)]
    const isLeftOut = ({ isExtra, givesWay }: ToolSearch['columns'][number]) =>
      isExtra || (givesWay === 'last' ? last : givesWay && first)
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
