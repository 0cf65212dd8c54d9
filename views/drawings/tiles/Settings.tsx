import { TileDrawing } from './TileDrawing'

/** A window with sliders. */
export function Settings() {
  return (
    <TileDrawing>
      <rect className="d-finblk" x="48" y="16" width="144" height="80" />
      <path className="d-thin" d="M48 32h144" />
      <circle className="d-soft-f" cx="56" cy="24" r="2" />
      <circle className="d-soft-f" cx="63" cy="24" r="2" />
      <path className="d-soft-2" d="M66 46h108" />
      <path className="d-brand-l" d="M66 46H118" />
      <circle className="d-knob" cx="118" cy="46" r="5.5" />
      <path className="d-soft-2" d="M66 63h108" />
      <path className="d-brand-l" d="M66 63H82" />
      <circle className="d-knob" cx="82" cy="63" r="5.5" />
      <path className="d-soft-2" d="M66 80h108" />
      <path className="d-brand-l" d="M66 80H146" />
      <circle className="d-knob" cx="146" cy="80" r="5.5" />
    </TileDrawing>
  )
}
