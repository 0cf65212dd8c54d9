/** How many views of the page show tubes or segments. */
let views = 0

/** Counts a view until the returned function is called. */
export function countWholeView(): () => void {
  views++
  return () => {
    views--
  }
}

/** Whether no view shows more than the outline of a rating has. */
export const isOutlineEnough = () => views === 0
