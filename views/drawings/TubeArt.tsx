const tube =
  'M800 190H196A42 42 0 0 0 196 274H604A42 42 0 0 1 604 358H196A42 42 0 0 0 196 442H604A42 42 0 0 1 604 526H196A42 42 0 0 0 196 610H800'
const fins = Array.from({ length: 43 }, (_, index) => `M${210 + 9 * index} 124V676`).join('')

/** One tube through a fin pack, which fills the pane beside the sign-in form. */
export function TubeArt() {
  return (
    <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="x-tube" d={tube} />
      <path className="x-hi" transform="translate(0 -2.2)" d={tube} />
      <path className="x-fin-o" d={fins} />
      <path className="x-fin" d={fins} />
      <rect className="x-plate" x="194" y="112" width="5" height="576" />
      <rect className="x-plate" x="601" y="112" width="5" height="576" />
    </svg>
  )
}
