/**
 * Browsers that cannot show the product. The pages need no script to be decided on: the server reads the name that the
 * browser sends, and answers one still page in markup that any of them reads.
 */

import type { RequestHandler } from 'express'
import { serverMessages } from '../../shared/wording/serverMessages'

/** `old`: shown nothing but the picture. `outdated`: shown a recommendation on the root path. */
export type BrowserAge = 'old' | 'outdated' | 'current'

const lastInternetExplorer = 11
/** The engine's number is four behind the browser's, also where the browser claims to be an older one of its kind. */
const engineLag = 4

/** How old a browser is by its user-agent string. */
export function ageOf(userAgent = ''): BrowserAge {
  const engine = /\bTrident\/(\d{1,3})\./.exec(userAgent)?.[1]
  const claimed = /\bMSIE (\d{1,3})\./.exec(userAgent)?.[1]
  if (!engine && !claimed) return 'current'
  const version = engine ? Number(engine) + engineLag : Number(claimed)
  return version < lastInternetExplorer ? 'old' : 'outdated'
}

/** Sends old browsers to the root path, and shows them there, and outdated ones, the picture in place of the page. */
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
