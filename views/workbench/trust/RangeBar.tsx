/** Length of the bar [px], which extends a tenth beyond each end of the range. */
const length = 100
const margin = 10

/** Ranges wider than this ratio have a logarithmic scale. */
const wide = 20

/** A range as a line, with a point on it; a value outside the range is drawn beyond the end of the line. */
export function RangeBar({
  value,
  range: [low, high],
}: {
  value: number
  range: readonly [number | null, number | null]
}) {
  if (low === null || high === null) return null
  const isWide = low > 0 && value > 0 && high / low > wide
  const at = (x: number) => (isWide ? Math.log(x) : x)
  const place = (at(value) - at(low)) / (at(high) - at(low))
  const isInside = place >= 0 && place <= 1
  const x = margin + Math.min(1.08, Math.max(-0.08, place)) * (length - 2 * margin)
  return (
    <svg className="cw-margin" viewBox={`0 0 ${length} 12`} role="img" aria-label={isInside ? 'inside' : 'outside'}>
      <path className="ax" d={`M${margin} 6H${length - margin}M${margin} 2v8M${length - margin} 2v8`} />
      <circle className={isInside ? 'pos' : 'neg'} cx={x.toFixed(1)} cy="6" r="3.5" />
    </svg>
  )
}
