const rows = [
  { y: 44, name: 'AHU-3, chilled water', tag: 'CC-1' },
  { y: 70, name: 'AHU-3, hot water', tag: 'HC-1' },
  { y: 96, name: 'AHU-4, chilled water', tag: 'CC-2' },
]

/** The coils of one project, each with its own tag. */
export function SeveralCoils() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 360 116"
      role="img"
      aria-label="The project Mercy West with three coils: AHU-3 chilled water, tag CC-1; AHU-3 hot water, tag HC-1; AHU-4 chilled water, tag CC-2."
    >
      <rect className="hp-menu" x="0.5" y="0.5" width="359" height="115" rx="5" />
      <text className="t-strong" x="16" y="20">
        Mercy West
      </text>
      {rows.map(({ y, name, tag }) => (
        <g key={tag}>
          <path className="hp-line" d={`M12 ${y - 16.5}H348`} />
          <path className="hp-ink" d={`M17 ${y - 9}h6l3 3v10h-9z`} />
          <text className="t-12 t-ink" x="38" y={y + 2}>
            {name}
          </text>
          <text className="t-12 t-end" x="344" y={y + 2}>
            {tag}
          </text>
        </g>
      ))}
    </svg>
  )
}
