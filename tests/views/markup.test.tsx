/** What no page may contain, over every page of this folder and every state of it. */
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Page as AppSelector } from '../../pages/app-selector/+Page'
import { Page as ChangePassword } from '../../pages/app-selector/change-password/+Page'
import { Page as ForgotPassword } from '../../pages/forgot-password/+Page'
import { Page as Login } from '../../pages/login/+Page'
import { Page as Problem } from '../../pages/problem/+Page'
import { Page as Report } from '../../pages/report/+Page'
import type { Frame } from '../../shared/frame/frame'
import { renderPage, viewer } from '../support/renderPage'

const notices: Frame['notices'] = [
  { Type: 'message', Title: 'T', Severity: 'info', Messages: ['m'], ShowHelpLink: true },
]
const form = { values: { email: 'a' }, errors: { email: 'e', password: 'p' }, message: 'm', done: 'd' }
const pages: [name: string, Page: () => ReactNode, changes: Partial<Frame>, data?: unknown][] = [
  ['login', Login, { routeName: 'login', form }],
  ['forgot password', ForgotPassword, { routeName: 'forgotPassword', form }],
  ['change password', ChangePassword, { routeName: 'changePassword', viewer, form }],
  ['app selector', AppSelector, { routeName: 'appSelector', viewer }, { tiles: ['enterprise', 'admin', 'aircooler'] }],
  ['report', Report, { routeName: 'report', viewer }, { title: 'T', file: 'f.pdf', source: '/pdfs/a/f.pdf' }],
  ['problem', Problem, { routeName: 'landing' }],
]

describe.each(pages)('the page: %s', (_name, Page, changes, data) => {
  const problem = Page === Problem ? { status: 404, heading: 'Not found', text: 'No such page.' } : undefined
  const { html, tags } = renderPage(Page, { ...changes, notices, isDemo: true }, { data, problem })

  it('has no inline style, no inline script and no handler in its markup', () => {
    expect(html).not.toMatch(/\sstyle=|<script|\son\w+=|javascript:|data:/)
  })

  it('has one main that the skip link finds, and one first heading', () => {
    expect(html.match(/<main[^>]* id="main"|<main id="main"/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('gives no id twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(match => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })

  it('labels every field, and carries the token in every form that posts', () => {
    for (const { attributes } of tags('input').filter(tag => tag.attributes.type !== 'hidden'))
      expect(html).toContain(`for="${attributes.id}"`)
    for (const posting of html.matchAll(/<form[^>]*method="post".*?<\/form>/gs))
      expect(posting[0]).toContain('name="_csrf" value="token-1"')
  })
})
