import type { PdfBrowser } from '../widgets/report/frameCheck'

const settings = {
  Chrome: {
    heading: 'PDF documents',
    other: 'Download PDFs',
    wanted: 'Open PDFs in Chrome',
    label: 'Chrome settings, PDF documents: “Open PDFs in Chrome” is chosen instead of “Download PDFs”.',
  },
  Firefox: {
    heading: 'Applications',
    other: 'Portable Document Format: Save File',
    wanted: 'Portable Document Format: Open in Firefox',
    label: 'Firefox settings, Applications: “Open in Firefox” is chosen for the Portable Document Format.',
  },
} as const

/** A simple picture of the right setting on the browser's settings page. */
export function SettingPicture({ browser }: { browser: PdfBrowser }) {
  const { heading, other, wanted, label } = settings[browser]
  return (
    <svg className="cw-svg rp-setting" viewBox="0 0 360 132" role="img" aria-label={label}>
      <rect className="s-sheet" x="0.5" y="0.5" width="359" height="131" rx="6" />
      <path className="s-line" d="M0.5 26.5H359.5" />
      <circle className="s-dot" cx="14" cy="13.5" r="3.5" />
      <circle className="s-dot" cx="26" cy="13.5" r="3.5" />
      <rect className="s-field" x="44" y="6.5" width="300" height="14" rx="7" />
      <text className="s-heading" x="20" y="50">
        {heading}
      </text>
      <circle className="s-ring" cx="28" cy="74" r="6" />
      <text x="44" y="78">
        {other}
      </text>
      <rect className="s-wanted" x="14" y="90" width="332" height="28" rx="4" />
      <circle className="s-ring is-on" cx="28" cy="104" r="6" />
      <circle className="s-on" cx="28" cy="104" r="3" />
      <text className="s-strong" x="44" y="108">
        {wanted}
      </text>
    </svg>
  )
}
