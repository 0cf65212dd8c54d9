const states = [
  { x: 8, text: 'Not saved yet', look: 'hp-state' },
  { x: 126, text: 'Saved 10:42', look: 'hp-state is-good' },
  { x: 244, text: 'Unsaved changes', look: 'hp-state is-open' },
]

/** The save status of the open design in the bar, from new to changed. */
export function SaveStates() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 360 84"
      role="img"
      aria-label="A new design is not saved yet. Save makes it saved. A change makes it unsaved changes, until Save makes it saved again."
    >
      {states.map(({ x, text, look }) => (
        <g key={text}>
          <rect className={look} x={x + 0.5} y="8.5" width="104" height="26" rx="4" />
          <text className="t-mid t-ink" x={x + 52.5} y="26">
            {text}
          </text>
        </g>
      ))}
      <path className="hp-ink" d="M112.5 21.5h12M230.5 21.5h12M296 34.5v22H178v-18" />
      <path className="hp-ink-f" d="M126 21.5l-7-3.5v7zM244 21.5l-7-3.5v7zM178 35l-3.5 7h7z" />
      <text className="t-mid" x="237" y="72">
        Save, or Ctrl S
      </text>
    </svg>
  )
}
