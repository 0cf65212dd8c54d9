import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../shared/frame/userMenu'
import { AppBar } from '../../views/components/AppBar'
import { UserMenu } from '../../views/components/UserMenu'
import { frame, tagsOf, textOf, viewer } from '../support/renderPage'

const account: MenuItem[] = [
  { label: 'User Profile', href: '/app-selector/user-profile' },
  { label: 'Project Sharing', href: '/app-selector/project-sharing' },
]

function menuOf(changes: Partial<typeof viewer.menu> = {}) {
  const html = renderToStaticMarkup(
    <UserMenu viewer={{ ...viewer, menu: { ...viewer.menu, ...changes } }} csrfToken="token-1" />,
  )
  return { html, text: textOf(html) }
}

describe('the user menu', () => {
  it('shows the full name (MENU-01)', () => {
    expect(menuOf({ fullName: 'Lena Haugen' }).text).toContain('Lena Haugen')
  })

  it('shows the secret-user icon, also in words, when impersonated, and none otherwise (MENU-02)', () => {
    expect(menuOf({ isImpersonated: true }).html).toContain('aria-label="Secret user: you act as somebody else"')
    expect(menuOf().html).not.toMatch(/secret|impersonated/i)
  })

  it('has the account items, a divider and Log Out, in this order (MENU-03)', () => {
    expect(menuOf({ account }).html.match(/User Profile|Project Sharing|<hr|Log Out/g)).toEqual([
      'User Profile',
      'Project Sharing',
      '<hr',
      'Log Out',
    ])
  })

  it('has no divider when nothing stands above it, and Log Out all the same', () => {
    const { html } = menuOf({ account: [] })
    expect(html).not.toContain('<hr')
    expect(tagsOf(html, 'form')[0]?.attributes).toMatchObject({ method: 'post', action: '/log-out' })
    expect(tagsOf(html, 'input')[0]?.attributes).toMatchObject({ name: '_csrf', value: 'token-1' })
  })

  it('opens without script: its button controls a native popover', () => {
    const { html } = menuOf()
    expect(tagsOf(html, 'button')[0]?.attributes.popovertarget).toBe('user-menu')
    expect(html).toMatch(/id="user-menu" popover="auto"/)
  })
})

describe('the app bar', () => {
  const bar = (units: 'IP' | 'SI') =>
    renderToStaticMarkup(
      <AppBar
        alerts={null}
        viewer={viewer}
        preferences={{ theme: 'dark', units }}
        csrfToken="token-1"
        address={frame.address}
        title={<span>Mercy West</span>}
      />,
    )

  it('says which units are on, and switches them by a form that comes back to the page', () => {
    const form = tagsOf(bar('SI'), 'form')[0]
    expect(form?.attributes).toMatchObject({ method: 'post', action: '/preferences', 'aria-label': 'Unit system' })
    const [, returnTo] = tagsOf(bar('SI'), 'input')
    expect(returnTo?.attributes).toMatchObject({ name: 'returnTo', value: '/here?tab=2' })
    const units = tagsOf(bar('SI'), 'button').filter(button => button.attributes.name === 'units')
    expect(units.map(button => [button.attributes.value, button.attributes['aria-pressed']])).toEqual([
      ['IP', 'false'],
      ['SI', 'true'],
    ])
  })

  it('has a button for each theme, of which the style sheet shows the one that is not on', () => {
    const themes = tagsOf(bar('IP'), 'button').filter(button => button.attributes.name === 'theme')
    expect(themes.map(({ attributes }) => [attributes.value, attributes['aria-label']])).toEqual([
      ['dark', 'Dark theme'],
      ['light', 'Light theme'],
    ])
  })

  it('shows what is open in it', () => {
    expect(textOf(bar('IP'))).toContain('Mercy West')
  })
})
