import type { Theme } from '../../shared/frame/frame'
import typeface from '../styles/typeface/inter.woff2'

export interface DocumentProps {
  theme: Theme
  /** The title of the window, without the name of the product. */
  title?: string
  script: { src: string; preload: readonly string[] }
  styles: readonly string[]
  nonce?: string
  csrfToken?: string
  reader?: string
  signedInAt?: string
  isAfterLogout: boolean
  /** The data for product analytics, where the reader has agreed. */
  measured?: string
}

/** The HTML document around a page. `<cw-body>` marks the place of the rendered page. */
export function Document({ theme, title, script, styles, nonce, csrfToken, ...of }: DocumentProps) {
  return (
    <html lang="en" data-bs-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Coilworks`}</title>
        {styles.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {csrfToken && <meta name="csrf-token" content={csrfToken} />}
        {script.preload.map(href => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} />
        ))}
        <script type="module" src={script.src} nonce={nonce} />
      </head>
      <body
        data-build={script.src}
        data-reader={of.reader}
        data-signed-in={of.signedInAt}
        data-logged-out={of.isAfterLogout ? '' : undefined}
        data-measured={of.measured}
      >
        <cw-body />
      </body>
    </html>
  )
}
