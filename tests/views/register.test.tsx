import { describe, expect, it } from 'vitest'
import { Page } from '../../pages/register/+Page'
import { terms } from '../../shared/accounts/registration'
import { renderPage } from '../support/renderPage'

const invitation = { Email: 'gwen@elsewhere.example', CompanyName: 'Northfield Mechanical' }
const register = (invited: typeof invitation | null = null) =>
  renderPage(Page, { routeName: 'register' }, { data: { invitation: invited } })
const inputs = (page: ReturnType<typeof register>) => page.tags('input').map(tag => tag.attributes)

describe('the registration screen', () => {
  it('REG-01 asks who somebody is, each of it required, and cuts no password', () => {
    expect(inputs(register()).map(({ name, type, maxlength }) => [name, type, maxlength])).toEqual([
      ['fullName', undefined, '75'],
      ['phone', 'tel', '30'],
      ['companyName', undefined, '75'],
      ['email', 'email', '100'],
      ['confirmEmail', 'email', undefined],
      ['password', 'password', undefined],
      ['confirmPassword', 'password', undefined],
      ['acceptTerms', 'checkbox', undefined],
    ])
    for (const input of inputs(register())) expect(input, input.name).toHaveProperty('required')
  })

  it('REG-02 shows the terms in full beside the box that accepts them, which is not ticked', () => {
    const page = register()
    for (const { heading, text } of terms) expect(page.text).toContain(`${heading} ${text}`)
    expect(page.tags('label').at(-1)?.text).toBe('I accept the terms of use')
    expect(inputs(page).at(-1)).not.toHaveProperty('checked')
  })

  it('REG-01 is filled with whom an invitation was mailed to, which cannot be changed', () => {
    const page = register(invitation)
    expect(page.text).toContain('You are invited to join Northfield Mechanical.')
    const byName = Object.fromEntries(inputs(page).map(input => [input.name, input]))
    for (const name of ['email', 'confirmEmail'])
      expect(byName[name]).toMatchObject({ value: invitation.Email, readonly: '' })
    expect(byName.companyName).toMatchObject({ value: invitation.CompanyName })
    expect(page.tags('a').find(link => link.text === 'Register with another email')?.attributes.href).toBe(
      '/register?invitation=',
    )
  })

  it('says without script that it needs it, and leads back to the login and the landing page', () => {
    const page = register()
    expect(page.tags('noscript')[0]?.text).toContain('needs JavaScript')
    const links = Object.fromEntries(page.tags('a').map(({ text, attributes }) => [text, attributes.href]))
    expect(links).toMatchObject({ 'Log in': '/login', Cancel: '/' })
  })
})
