import { Balloon } from './Balloon'

const inputs = [58, 74, 90, 112, 128, 144, 166, 182]
const tiles = [0, 1, 2, 3, 4, 5]

/** A map of the coil workbench: only its panes. */
export function WorkbenchMap() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 480 250"
      role="img"
      aria-label="The coil workbench: inputs on the left, key results and tables in the middle with the figures below, the drawing and the notices on the right, and a toolbar above them all."
    >
      <rect className="hp-pane" x="0.5" y="0.5" width="479" height="249" rx="5" />
      <path className="hp-bar" d="M0.5 5.5a5 5 0 0 1 5-5h469a5 5 0 0 1 5 5V20.5H0.5z" />
      <path
        className="hp-line"
        d="M0.5 42.5H479.5M110.5 42.5V249.5M350.5 42.5V249.5M110.5 78.5H350.5M110.5 178.5H350.5M230.5 178.5V249.5M350.5 158.5H479.5"
      />
      <text className="t-ink" x="12" y="35">
        CC-1 Chilled water
      </text>
      <rect className="hp-button" x="332" y="25.5" width="40" height="13" rx="2" />
      <rect className="hp-button" x="378" y="25.5" width="46" height="13" rx="2" />
      <rect className="hp-button" x="430" y="25.5" width="40" height="13" rx="2" />
      {inputs.map(y => (
        <path key={y} className="hp-soft" d={`M12 ${y}h${30 + (y % 5) * 4}M62 ${y}h38`} />
      ))}
      <rect className="hp-primary" x="12" y="222" width="56" height="16" rx="2" />
      {tiles.map(tile => (
        <path key={tile} className="hp-soft" d={`M${118 + tile * 39} 55h18M${118 + tile * 39} 68h28`} />
      ))}
      <path className="hp-soft" d="M118 92H342M118 108H342M118 124H342M118 140H342M118 156H342" />
      <path className="hp-hot" d="M122 192C150 200 190 206 220 208" />
      <path className="hp-cold" d="M122 232C150 230 190 224 220 220" />
      <path className="hp-ink" d="M242 236C270 232 300 218 338 190" />
      <path className="hp-hot" d="M272 214H322" />
      <rect className="d-metal" x="378" y="58" width="72" height="56" />
      <path
        className="d-fin"
        d="M384 60v52M390 60v52M396 60v52M402 60v52M408 60v52M414 60v52M420 60v52M426 60v52M432 60v52M438 60v52M444 60v52"
      />
      <path className="d-dim" d="M378 128H450M378 124v8M450 124v8" />
      <path className="hp-soft" d="M362 178h70M362 188h100M362 208h60M362 218h96" />
      <Balloon at={[96, 206]}>{1}</Balloon>
      <Balloon at={[334, 60]}>{2}</Balloon>
      <Balloon at={[334, 132]}>{3}</Balloon>
      <Balloon at={[334, 236]}>{4}</Balloon>
      <Balloon at={[464, 144]}>{5}</Balloon>
      <Balloon at={[464, 236]}>{6}</Balloon>
      <Balloon at={[312, 32]}>{7}</Balloon>
    </svg>
  )
}
