import type { Frame } from '../../shared/frame/frame'
import typeface from '../styles/typeface/inter.woff2'

interface DocumentProps {
  frame: Frame
  /** The title of the window, without the name of the product. */
  title: string
  script: { src: string; preload: readonly string[] }
  styles: readonly string[]
  nonce?: string
}

/** The HTML document around a page. `<cw-body>` marks the place of the rendered page. */
export function Document({ frame, title, script, styles, nonce }: DocumentProps) {
  return (
    <html lang="en" data-bs-theme={frame.preferences.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Coilworks`}</title>
        {styles.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {frame.csrfToken && <meta name="csrf-token" content={frame.csrfToken} />}
        {script.preload.map(href => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} />
        ))}
        <script type="module" src={script.src} nonce={nonce} />
      </head>
      <body
        data-build={script.src}
        data-reader={frame.reader}
        data-signed-in={frame.signedInAt}
        data-logged-out={frame.isAfterLogout ? '' : undefined}
        data-measured={frame.consent === 'accepted' && frame.measured ? JSON.stringify(frame.measured) : undefined}
      >
        <cw-body />
      </body>
    </html>
  )
}
