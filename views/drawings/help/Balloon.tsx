/** A number on a drawing that the text beside it explains. */
export function Balloon({ at: [x, y], children }: { at: readonly [number, number]; children: number }) {
  return (
    <>
      <circle className="hp-balloon" cx={x} cy={y} r="9" />
      <text className="t-mid hp-number" x={x} y={y + 4}>
        {children}
      </text>
    </>
  )
}
