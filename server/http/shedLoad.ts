import type { Request, RequestHandler, Response } from 'express'
import { errorNotice } from '../../shared/contracts/envelope'
import { escapeHtml } from '../../shared/wording/escapeHtml'
import { serverMessages } from '../../shared/wording/serverMessages'
import { limits } from '../config/limits'
import { ApiError } from '../errors/apiError'
import type { Asked, Load } from '../process/load'
import { preferencesOf } from './preferences'
import { isForPrograms } from './programs/forPrograms'
import { sendProblem } from './programs/problemDetails'

const { heading, text, again } = serverMessages.busy

/** Under too much load new requests are refused at once, so that running requests can finish. */
export function shedLoad(load: Load): RequestHandler {
  return (request, response, next) => {
    const leave = load.enter(askedBy(request))
    if (!leave) return refuse(request, response)
    response.once('close', leave)
    next()
  }
}

/** Forms and calls of an open page have priority over the opening of a page. */
function askedBy(request: Request): Asked {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && wantsPage(request) ? 'visit' : 'rest'
}

function wantsPage(request: Request): boolean {
  return request.get('accept')?.includes('text/html') ?? false
}

/**
 * Refuses with little work: for a reader a page with a link to the requested address, for a widget the envelope, for a
 * program of the Selection API problem details.
 */
function refuse(request: Request, response: Response): void {
  response.status(503).setHeader('retry-after', String(limits.incoming.retrySeconds))
  response.setHeader('cache-control', 'no-store')
  if (isForPrograms(request.path)) sendProblem(request, response, new ApiError('busy', { said: text }))
  else if (wantsPage(request)) response.type('html').send(pageFor(request))
  else response.json({ Succeeded: false, Notices: [errorNotice(text)] })
}

function pageFor(request: Request): string {
  // A link cannot send a form again: it leads to the page of the form.
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

/** An address on our host, whatever it begins with: two slashes would name another host. */
function ownAddress(address: string): string {
  return `/${address.replace(/^[/\\]+/, '')}`
}
