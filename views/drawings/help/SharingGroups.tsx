const groups = [
  { y: 52, name: 'Read-Only', can: [true, true, false, false] },
  { y: 80, name: 'Read-Write', can: [true, true, true, false] },
  { y: 108, name: 'Full Access', can: [true, true, true, true] },
]
const actions = ['Open', 'Save as', 'Save', 'Delete']

/** The rights of the members of each group on the owner's designs. */
export function SharingGroups() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 380 134"
      role="img"
      aria-label="Read-Only may open and save as. Read-Write may also save. Full Access may also delete."
    >
      <rect className="hp-pane" x="0.5" y="0.5" width="379" height="133" rx="5" />
      {actions.map((action, index) => (
        <text key={action} className="t-mid t-strong" x={148 + index * 64} y="26">
          {action}
        </text>
      ))}
      {groups.map(({ y, name, can }) => (
        <g key={name}>
          <path className="hp-line" d={`M12 ${y - 16.5}H368`} />
          <text className="t-12 t-ink" x="14" y={y + 4}>
            {name}
          </text>
          {can.map((may, index) => {
            const x = 148 + index * 64
            return may ? (
              <path key={actions[index]} className="hp-ok" d={`M${x - 6} ${y}l4 4 8-9`} />
            ) : (
              <path key={actions[index]} className="hp-soft" d={`M${x - 4} ${y}h8`} />
            )
          })}
        </g>
      ))}
    </svg>
  )
}
