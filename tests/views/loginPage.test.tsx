import { describe, expect, it } from 'vitest'
import { Page } from '../../pages/login/+Page'
import { loginRules, wrongOf } from '../../shared/validation/fieldRules'
import { patterns } from '../../shared/validation/patterns'
import { htmlPattern } from '../../views/components/htmlPattern'
import { renderPage } from '../support/renderPage'

const login = (changes = {}) => renderPage(Page, { routeName: 'login', ...changes })
const input = (page: ReturnType<typeof login>, name: string) =>
  page.tags('input').find(tag => tag.attributes.name === name)?.attributes

const checkLogin = (typed: { email: string; password: string }) => wrongOf(loginRules, typed)

describe('the login screen', () => {
  it('has an email field and a password field (LOGIN-01), and posts them without script', () => {
    const page = login()
    expect(input(page, 'email')).toMatchObject({ type: 'email', autocomplete: 'username' })
    expect(input(page, 'password')).toMatchObject({ type: 'password', autocomplete: 'current-password' })
    expect(page.tags('form')[0]?.attributes).toMatchObject({ method: 'post', action: '/login' })
    expect(input(page, '_csrf')).toMatchObject({ type: 'hidden', value: 'token-1' })
  })

  it('has a toggle for the password, which starts masked (LOGIN-02)', () => {
    const toggle = login()
      .tags('button')
      .find(button => button.attributes['aria-label'] === 'Show password')
    expect(toggle?.attributes).toMatchObject({ type: 'button', 'aria-pressed': 'false' })
  })

  it('links to forgot password (LOGIN-03), and Cancel goes back to the landing page (LOGIN-04)', () => {
    const links = login().tags('a')
    expect(links.find(link => link.text === 'Forgot password')?.attributes.href).toBe('/forgot-password')
    expect(links.find(link => link.text === 'Cancel')?.attributes.href).toBe('/')
  })

  it('requires an email of at most 100 characters that meets the pattern, and a password (LOGIN-11, LOGIN-12)', () => {
    const page = login()
    expect(input(page, 'email')).toMatchObject({ required: '', maxlength: '100', pattern: expect.any(String) })
    expect(input(page, 'password')).toMatchObject({ required: '' })
    expect(checkLogin({ email: '', password: '' })).toEqual({
      email: 'Email is required.',
      password: 'Password is required.',
    })
    expect(checkLogin({ email: 'dana@nowhere', password: 'x' })).toEqual({ email: 'Email is invalid.' })
    expect(checkLogin({ email: `${'a'.repeat(92)}@ab.test`, password: 'x' })).toEqual({})
    expect(checkLogin({ email: `${'a'.repeat(93)}@ab.test`, password: 'x' })).toEqual({ email: 'Max 100 characters.' })
  })

  it('keeps the email that was typed, says at the field what is wrong, and starts there', () => {
    const page = login({ form: { values: { email: 'dana@' }, errors: { email: 'Email is invalid.' } } })
    expect(input(page, 'email')).toMatchObject({
      value: 'dana@',
      autofocus: '',
      'aria-invalid': 'true',
      'aria-describedby': 'field-email-error',
    })
    expect(page.html).toMatch(/id="field-email-error".*?Email is invalid\./)
  })

  it('shows a refusal under the form (LOGIN-09), as an alert', () => {
    const message = 'The email or password is not right, or the account cannot sign in now.'
    const { html } = login({ form: { values: {}, errors: {}, message } })
    expect(html.indexOf('role="alert"')).toBeGreaterThan(html.indexOf('>Log in</button>'))
    expect(html.slice(html.indexOf('role="alert"'))).toContain(message)
  })

  it('needs no widget, and gives no password back', () => {
    const page = login({ form: { values: { email: 'dana@nowhere.test', password: 'Coil2026x' }, errors: {} } })
    expect(page.widgets).toEqual([])
    expect(input(page, 'password')).not.toHaveProperty('value')
    expect(page.html).not.toContain('Coil2026x')
  })
})

describe('a pattern in markup', () => {
  it('means the same as on the server, in the strict mode that browsers read it in', () => {
    const strict = new RegExp(`^(?:${htmlPattern(patterns.email)})$`, 'v')
    for (const email of ['dana.w+x@north-field.example', 'a@b.co', 'dana@nowhere', 'a b@c.test', 'a@b.c'])
      expect(strict.test(email), email).toBe(patterns.email.test(email))
  })
})
