/** Length of the longest bar, and the margin that it stands for. */
const longest = 33
const most = 0.15

/** The margin over the duty as a bar to the right, or under it as a bar to the left. */
export function MarginBar({ margin }: { margin: number }) {
  const isOver = margin >= 0
  const length = Math.max(0.5, (Math.min(Math.abs(margin), isOver ? most : most / 3) / most) * longest)
  return (
    <svg className="cw-margin" viewBox="0 0 44 10" aria-hidden="true">
      <path className="ax" d="M10.5 0v10" />
      <rect
        className={isOver ? 'pos' : 'neg'}
        x={isOver ? 10 : Number((11 - length).toFixed(1))}
        y="2"
        width={length.toFixed(1)}
        height="6"
      />
    </svg>
  )
}
