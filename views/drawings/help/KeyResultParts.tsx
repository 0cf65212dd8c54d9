import { Balloon } from './Balloon'

/** Three key results: one within its limit, one over it, and one without a limit. */
export function KeyResultParts() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 420 96"
      role="img"
      aria-label="Three key results. Air pressure drop 0.75 inches of water meets its maximum of 1.00. Face velocity 600 feet per minute is over its maximum of 550. Sensible capacity has no limit."
    >
      <rect className="hp-pane" x="0.5" y="0.5" width="419" height="95" rx="5" />
      <path className="hp-line" d="M140.5 0.5V95.5M280.5 0.5V95.5" />
      <text x="16" y="26">
        Air Δp, wet
      </text>
      <text className="hp-value" x="16" y="54">
        0.75
      </text>
      <text x="58" y="54">
        inH₂O
      </text>
      <path className="hp-ok" d="M16 74l4 4 7-8" />
      <text x="34" y="79">
        max 1.00
      </text>
      <text x="156" y="26">
        Face velocity
      </text>
      <text className="hp-value" x="156" y="54">
        600
      </text>
      <text x="192" y="54">
        ft/min
      </text>
      <path className="hp-warn" d="M156 80l6-11 6 11zM162 73v3M162 78v.5" />
      <text className="t-strong" x="174" y="79">
        over max 550
      </text>
      <text x="296" y="26">
        Sensible
      </text>
      <text className="hp-value" x="296" y="54">
        261.4
      </text>
      <text x="348" y="54">
        MBH
      </text>
      <text x="296" y="79">
        SHR 0.67
      </text>
      <Balloon at={[122, 50]}>{1}</Balloon>
      <Balloon at={[122, 76]}>{2}</Balloon>
      <Balloon at={[262, 76]}>{3}</Balloon>
    </svg>
  )
}
