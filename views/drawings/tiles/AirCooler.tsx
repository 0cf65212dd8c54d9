import { TileDrawing } from './TileDrawing'

/** An air cooler: a tube bundle over a plenum and a fan. */
export function AirCooler() {
  return (
    <TileDrawing>
      <path className="d-line" d="M52 46v58M188 46v58M52 104h-6M188 104h6M52 104h6M188 104h-6" />
      <rect className="d-finblk" x="50" y="26" width="140" height="20" />
      <path
        className="d-soft"
        d="M54 26v20M58 26v20M62 26v20M66 26v20M70 26v20M74 26v20M78 26v20M82 26v20M86 26v20M90 26v20M94 26v20M98 26v20M102 26v20M106 26v20M110 26v20M114 26v20M118 26v20M122 26v20M126 26v20M130 26v20M134 26v20M138 26v20M142 26v20M146 26v20M150 26v20M154 26v20M158 26v20M162 26v20M166 26v20M170 26v20M174 26v20M178 26v20M182 26v20M186 26v20"
      />
      <path className="d-cu-thin" d="M50 31h140M50 36h140M50 41h140" />
      <rect className="d-metal" x="40" y="22" width="12" height="28" />
      <rect className="d-metal" x="188" y="22" width="12" height="28" />
      <path className="d-metal" d="M64 46l10 18h92l10-18z" />
      <rect className="d-metal" x="74" y="64" width="92" height="14" />
      <path className="d-line" d="M84 71c10-8 22-6 34-1M156 71c-10 8-22 6-34 1" />
      <circle className="d-cu-dot" cx="120" cy="71" r="4" />
      <path className="d-line" d="M120 75v15M108 90h24v10h-24z" />
      <path className="d-hot" d="M76 18v-6" />
      <path className="d-hot-f" d="M76 6l-3.5 7h7z" />
      <path className="d-hot" d="M98 18v-6" />
      <path className="d-hot-f" d="M98 6l-3.5 7h7z" />
      <path className="d-hot" d="M142 18v-6" />
      <path className="d-hot-f" d="M142 6l-3.5 7h7z" />
      <path className="d-hot" d="M164 18v-6" />
      <path className="d-hot-f" d="M164 6l-3.5 7h7z" />
      <path className="d-cold" d="M86 100v-8" />
      <path className="d-cold-f" d="M86 84l-3.5 7h7z" />
      <path className="d-cold" d="M154 100v-8" />
      <path className="d-cold-f" d="M154 84l-3.5 7h7z" />
      <path className="d-hot" d="M18 30h12" />
      <path className="d-hot-f" d="M38 30l-8-3.5v7z" />
      <path className="d-cold" d="M202 42h10" />
      <path className="d-cold-f" d="M222 42l-8-3.5v7z" />
    </TileDrawing>
  )
}
