import { TileDrawing } from './TileDrawing'

/** Wavy plates that remove droplets from a gas. */
export function Mist() {
  return (
    <TileDrawing>
      <path className="d-line" d="M26 20h188M26 92h188" />
      <path className="d-line" d="M98 24c8 9-8 17 0 26s-8 17 0 26 0 6 0 12" />
      <path className="d-line" d="M109 24c8 9-8 17 0 26s-8 17 0 26 0 6 0 12" />
      <path className="d-line" d="M120 24c8 9-8 17 0 26s-8 17 0 26 0 6 0 12" />
      <path className="d-line" d="M131 24c8 9-8 17 0 26s-8 17 0 26 0 6 0 12" />
      <path className="d-line" d="M142 24c8 9-8 17 0 26s-8 17 0 26 0 6 0 12" />
      <path className="d-line" d="M153 24c8 9-8 17 0 26s-8 17 0 26 0 6 0 12" />
      <path className="d-line" d="M164 24c8 9-8 17 0 26s-8 17 0 26 0 6 0 12" />
      <circle className="d-cold-f" cx="40" cy="34" r="2" />
      <circle className="d-cold-f" cx="54" cy="46" r="3" />
      <circle className="d-cold-f" cx="44" cy="60" r="2.5" />
      <circle className="d-cold-f" cx="62" cy="66" r="2" />
      <circle className="d-cold-f" cx="70" cy="36" r="2.5" />
      <circle className="d-cold-f" cx="76" cy="54" r="3" />
      <circle className="d-cold-f" cx="50" cy="80" r="2" />
      <circle className="d-cold-f" cx="68" cy="80" r="2.5" />
      <circle className="d-cold-f" cx="82" cy="74" r="2" />
      <circle className="d-cold-f" cx="84" cy="40" r="1.8" />
      <path className="d-cold-f" d="M104 96s3.5 4 3.5 6.5a3.5 3.5 0 0 1-7 0c0-2.5 3.5-6.5 3.5-6.5z" />
      <path className="d-cold-f" d="M126 96s3.5 4 3.5 6.5a3.5 3.5 0 0 1-7 0c0-2.5 3.5-6.5 3.5-6.5z" />
      <path className="d-cold-f" d="M148 96s3.5 4 3.5 6.5a3.5 3.5 0 0 1-7 0c0-2.5 3.5-6.5 3.5-6.5z" />
      <path className="d-soft-2" d="M178 40h20M178 56h26M178 72h20" />
      <path className="d-arrow" d="M206 40l-8-3.5v7zM212 56l-8-3.5v7zM206 72l-8-3.5v7z" />
    </TileDrawing>
  )
}
