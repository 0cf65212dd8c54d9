import qrcode from 'qrcode-generator'

/** Width of the light margin [modules], which scanners need to find the code. */
const quiet = 4

/** A QR code as one path, drawn on the server. Dark on light in both themes, as scanners expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const size = count + 2 * quiet
  const rows = Array.from({ length: count }, (_, row) => row)
  const path = rows.flatMap(row =>
    rows.filter(column => code.isDark(row, column)).map(column => `M${column + quiet} ${row + quiet}h1v1h-1z`),
  )
  return (
    <svg className="cw-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="l" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="d" d={path.join('')} />
    </svg>
  )
}
