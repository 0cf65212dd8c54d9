import type { ReactNode } from 'react'
import type { Frame, Viewer } from '../../shared/frame/frame'
import { renderBody } from '../../views/document/renderBody'
import type { Problem } from '../../views/ProblemContext'

export const viewer: Viewer = {
  fullName: 'Dana Whitfield',
  companyName: 'Northfield Mechanical',
  customerNumber: '40182',
  plant: 'VA',
  isImpersonated: false,
  isTemporaryPassword: false,
  menu: { fullName: 'Dana Whitfield', initials: 'DW', isImpersonated: false, account: [] },
}

export const frame: Frame = {
  routeName: 'landing',
  title: 'Coil design',
  address: '/here?tab=2',
  viewer: null,
  preferences: { theme: 'light', units: 'IP' },
  notices: [],
  isDemo: false,
  isMobile: false,
  browser: 'Chrome',
  year: 2031,
  support: { MN: '952-555-0142', VA: '804-555-0117', AZ: '602-555-0163' },
  csrfToken: 'token-1',
  requestId: 'request-1',
  isAfterLogout: false,
  consent: 'refused',
  privacyAddress: '/help#privacy',
}

interface Situation {
  data?: unknown
  problem?: Problem
}

/** A page in its layout as it is sent to the browser, with queries for tests. */
export function renderPage(Page: () => ReactNode, changes: Partial<Frame> = {}, { data, problem }: Situation = {}) {
  const { body, used } = renderBody({ Page, frame: { ...frame, ...changes }, data, problem })
  const html = body.replaceAll('<!-- -->', '')
  return { html, widgets: [...used], text: textOf(html), tags: (name: string) => tagsOf(html, name) }
}

/** The text of a piece of markup, as a reader sees it. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim()
}

export interface Tag {
  attributes: Record<string, string>
  /** The text inside, for elements that contain no element of the same name. */
  text: string
}

/** All elements of one name, in their order; attribute names in lower case, as browsers read them. */
export function tagsOf(html: string, name: string): Tag[] {
  const isVoid = ['input', 'img', 'meta', 'link', 'hr'].includes(name)
  const pattern = new RegExp(isVoid ? `<${name}((?:\\s[^>]*)?)>()` : `<${name}((?:\\s[^>]*)?)>(.*?)</${name}>`, 'gs')
  return [...html.matchAll(pattern)].map(match => ({
    attributes: Object.fromEntries(
      [...(match[1] ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(attribute => [
        (attribute[1] ?? '').toLowerCase(),
        textOf(attribute[2] ?? ''),
      ]),
    ),
    text: textOf(match[2] ?? ''),
  }))
}
