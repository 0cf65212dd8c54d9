import type { Request, RequestHandler, Response } from 'express'
import { errorNotice } from '../../shared/contracts/envelope'
import { serverMessages } from '../../shared/wording/serverMessages'
import { limits } from '../config/limits'
import { escapeHtml } from '../mail/escapeHtml'
import type { Asked, Load } from '../process/load'
import { preferencesOf } from './preferences'

const { heading, text, again } = serverMessages.busy

/** Where the process cannot keep up with its own queue, new work is refused at once, so that what is under way comes to its end. */
export function shedLoad(load: Load): RequestHandler {
  return (request, response, next) => {
    const leave = load.enter(askedBy(request))
    if (!leave) return refuse(request, response)
    response.once('close', leave)
    next()
  }
}

/** Whoever has a page open, and sends its form or asks for its data, comes before whoever opens one. */
function askedBy(request: Request): Asked {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && wantsPage(request) ? 'visit' : 'rest'
}

function wantsPage(request: Request): boolean {
  return request.get('accept')?.includes('text/html') ?? false
}

/** Says so with little work: to a reader as a page that leads back to where they were going, to a program as JSON. */
function refuse(request: Request, response: Response): void {
  response.status(503).setHeader('retry-after', String(limits.incoming.retrySeconds))
  response.setHeader('cache-control', 'no-store')
  if (wantsPage(request)) response.type('html').send(pageFor(request))
  else response.json({ Succeeded: false, Notices: [errorNotice(text)] })
}

function pageFor(request: Request): string {
  // What was sent is not sent again by a link: that leads to where the form is.
  const address = request.method === 'GET' || request.method === 'HEAD' ? request.originalUrl : request.path
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} - Coilworks</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/still-page.css">
</head>
<body class="${preferencesOf(request).theme}">
<main id="still">
<h1>${heading}</h1>
<p>${text}</p>
<p><a class="again" href="${escapeHtml(ownAddress(address))}">${again}</a></p>
<p><small>Status 503, reference ${escapeHtml(request.requestId)}</small></p>
</main>
</body>
</html>
`
}

/** Whatever it begins with, of ours: two slashes would name another host. */
function ownAddress(address: string): string {
  return `/${address.replace(/^[/\\]+/, '')}`
}
