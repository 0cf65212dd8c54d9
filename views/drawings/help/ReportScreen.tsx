import { Balloon } from './Balloon'

/** The report screen: its bar, and the sheet in the viewer. */
export function ReportScreen() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 420 196"
      role="img"
      aria-label="The report screen: the title in the bar, Export To Excel, Download, what to do where it does not show, and Close; below it the sheet."
    >
      <rect className="hp-well" x="0.5" y="0.5" width="419" height="195" rx="5" />
      <path className="hp-bar" d="M0.5 5.5a5 5 0 0 1 5-5h409a5 5 0 0 1 5 5V40.5H0.5z" />
      <text className="t-12 hp-onbar" x="16" y="25">
        Roof unit 3
      </text>
      <rect className="hp-barbutton" x="148.5" y="10.5" width="104" height="20" rx="3" />
      <text className="t-mid hp-onbar" x="200.5" y="24.5">
        Export To Excel
      </text>
      <rect className="hp-barbutton" x="258.5" y="10.5" width="70" height="20" rx="3" />
      <text className="t-mid hp-onbar" x="293.5" y="24.5">
        Download
      </text>
      <text className="t-mid t-13 hp-onbar" x="354" y="25">
        ?
      </text>
      <path className="hp-onbar-l" d="M386 16l9 9M395 16l-9 9" />
      <path className="hp-sheet" d="M130.5 56.5h160v139h-160z" />
      <path className="hp-ink" d="M144 76H206M144 92H276" />
      <path className="hp-soft" d="M144 106h56M222 106h54M144 118h56M222 118h54M144 130h56M222 130h54" />
      <rect className="d-metal" x="150" y="146" width="60" height="40" />
      <path className="hp-hot" d="M224 156C240 164 260 168 274 169" />
      <path className="hp-cold" d="M224 184C240 182 260 178 274 175" />
      <Balloon at={[200, 52]}>{1}</Balloon>
      <Balloon at={[316, 52]}>{2}</Balloon>
      <Balloon at={[354, 52]}>{3}</Balloon>
      <Balloon at={[391, 52]}>{4}</Balloon>
    </svg>
  )
}
