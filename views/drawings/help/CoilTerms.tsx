import { Balloon } from './Balloon'

const fins = Array.from({ length: 34 }, (_, fin) => 66 + fin * 6)

/** A coil from the front and from above, with the terms of its fields. */
export function CoilTerms() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 420 232"
      role="img"
      aria-label="A coil from the front with its finned height and finned length, and from above with its rows and the direction of the air."
    >
      <rect className="hp-pane" x="0.5" y="0.5" width="419" height="231" rx="5" />
      <text className="t-10" x="60" y="20">
        Front
      </text>
      <rect className="d-metal" x="60" y="28" width="212" height="92" />
      <path className="d-fin" d={fins.map(x => `M${x} 34V114`).join('')} />
      <path
        className="d-cu-thin"
        d="M60 42h-4a4 4 0 0 0 0 8h4M60 58h-4a4 4 0 0 0 0 8h4M60 74h-4a4 4 0 0 0 0 8h4M60 90h-4a4 4 0 0 0 0 8h4"
      />
      <rect className="d-cu-fill" x="280" y="34" width="9" height="80" rx="2.5" />
      <rect className="d-cu-fill" x="289" y="42" width="18" height="8" />
      <rect className="d-cu-fill" x="289" y="98" width="18" height="8" />
      <path className="d-dim" d="M28 34V114M24 34h8M24 114h8M66 134H266M66 130v8M266 130v8" />
      <Balloon at={[28, 74]}>{1}</Balloon>
      <Balloon at={[166, 134]}>{2}</Balloon>
      <text className="t-10" x="60" y="158">
        From above
      </text>
      <rect className="d-metal" x="60" y="164" width="212" height="36" />
      <path className="d-center" d="M54 170H284M54 176H284M54 182H284M54 188H284M54 194H284" />
      <path className="d-hot" d="M110 222V208M166 222V208M222 222V208" />
      <path className="d-hot-f" d="M110 202l-3.5 7h7zM166 202l-3.5 7h7zM222 202l-3.5 7h7z" />
      <text className="t-hot" x="232" y="220">
        Air
      </text>
      <Balloon at={[298, 182]}>{3}</Balloon>
      <path className="d-cold" d="M344 102H330" />
      <path className="d-cold-f" d="M318 102l9-3.5v7z" />
      <text className="t-cold" x="348" y="106">
        Water in
      </text>
      <path className="d-hot" d="M318 46H332" />
      <text className="t-hot" x="348" y="50">
        Water out
      </text>
      <path className="d-hot-f" d="M340 46l-9-3.5v7z" />
    </svg>
  )
}
