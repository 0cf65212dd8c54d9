/**
 * Recognizes browsers that cannot show the product. This needs no script: the server reads the user-agent header and
 * answers with one static page whose markup works in all of them.
 */

import type { RequestHandler } from 'express'
import { serverMessages } from '../../shared/wording/serverMessages'

/** `old`: gets only the picture. `outdated`: gets a recommendation on the root path. */
export type BrowserAge = 'old' | 'outdated' | 'current'

const lastInternetExplorer = 11
/**
 * The version of the engine (Trident) is four lower than that of the browser, even if the browser claims an older one.
 */
const engineLag = 4

/** The age class of a browser, from its user-agent string. */
export function ageOf(userAgent = ''): BrowserAge {
  const engine = /\bTrident\/(\d{1,3})\./.exec(userAgent)?.[1]
  const claimed = /\bMSIE (\d{1,3})\./.exec(userAgent)?.[1]
  if (!engine && !claimed) return 'current'
  const version = engine ? Number(engine) + engineLag : Number(claimed)
  return version < lastInternetExplorer ? 'old' : 'outdated'
}

/** Redirects old browsers to the root path. There, old and outdated browsers get the picture instead of the page. */
export function oldBrowsers(): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const age = ageOf(request.headers['user-agent'])
    if (age === 'current' || (age === 'outdated' && request.path !== '/')) return next()
    response.setHeader('vary', 'user-agent')
    if (request.path !== '/') return response.redirect(302, '/')
    response.type('html').send(stillPage(age))
  }
}

function stillPage(age: 'old' | 'outdated'): string {
  const { title, line } = age === 'old' ? serverMessages.oldBrowser : serverMessages.outdatedBrowser
  const picture = age === 'old' ? '/unsupported-browser.png' : '/browser-recommendation.png'
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} - Coilworks</title>
<link rel="stylesheet" href="/still-page.css">
</head>
<body>
<div id="still">
<h1>${title}</h1>
<p>${line}</p>
<img src="${picture}" width="640" height="360" alt="Current versions of Edge, Chrome, Firefox and Safari show Coilworks.">
</div>
</body>
</html>
`
}
