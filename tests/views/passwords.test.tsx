import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Page as ChangePassword } from '../../pages/app-selector/change-password/+Page'
import { Page as ForgotPassword } from '../../pages/forgot-password/+Page'
import { PasswordRules } from '../../views/widgets/PasswordRules'
import { renderPage, tagsOf, viewer } from '../support/renderPage'

const forgot = (changes = {}) => renderPage(ForgotPassword, { routeName: 'forgotPassword', ...changes })
const change = (changes = {}, who = viewer) =>
  renderPage(ChangePassword, {
    routeName: 'changePassword',
    address: '/app-selector/change-password',
    viewer: who,
    ...changes,
  })
const inputs = (page: ReturnType<typeof change>) =>
  page
    .tags('input')
    .map(tag => tag.attributes)
    .filter(attributes => attributes.type !== 'hidden')

describe('the forgot-password screen', () => {
  it('has an Email field and a Submit button, and posts without script (FORGOT-01)', () => {
    const page = forgot()
    expect(inputs(page).map(input => input.name)).toEqual(['email'])
    expect(page.tags('label').map(label => label.text)).toEqual(['Email'])
    expect(page.tags('button').map(button => button.text)).toEqual(['Submit'])
    expect(page.tags('form')[0]?.attributes).toMatchObject({ method: 'post', action: '/forgot-password' })
    expect(page.widgets).toEqual([])
  })

  it('cancels to the login (FORGOT-02)', () => {
    expect(
      forgot()
        .tags('a')
        .find(link => link.text === 'Cancel')?.attributes.href,
    ).toBe('/login')
  })

  it('requires an email of at most 100 characters that meets the pattern (FORGOT-03)', () => {
    expect(inputs(forgot())[0]).toMatchObject({ required: '', maxlength: '100', pattern: expect.any(String) })
  })

  it('says what it did in words that do not tell whether the account exists', () => {
    const done = 'If the email belongs to an account, a temporary password is on its way.'
    expect(forgot({ form: { values: {}, errors: {}, done } }).html).toMatch(/role="status".*temporary password is on/)
  })
})

describe('the change-password screen', () => {
  it('has the current password, a new one and its confirmation (PWD-01), all required (PWD-10)', () => {
    const fields = inputs(change())
    expect(fields.map(field => field.name)).toEqual(['oldPassword', 'password', 'confirmPassword'])
    for (const field of fields) {
      expect(field).toMatchObject({ type: 'password', required: '' })
      // What is pasted would be cut without a word.
      expect(field).not.toHaveProperty('maxlength')
    }
  })

  it('hides the current password when it is a temporary one (PWD-02)', () => {
    const fields = inputs(change({}, { ...viewer, isTemporaryPassword: true }))
    expect(fields.map(field => field.name)).toEqual(['password', 'confirmPassword'])
  })

  it('says at each field what is wrong and starts at the first (PWD-09, PWD-11)', () => {
    const rule = 'Passwords must contain at least one upper case letter, one lowercase letter, and one number.'
    const errors = { password: rule, confirmPassword: 'Passwords do not match' }
    const page = change({ form: { values: {}, errors } })
    expect(page.text).toContain(rule)
    expect(page.text).toContain('Passwords do not match')
    expect(inputs(page).map(field => 'autofocus' in field)).toEqual([false, true, false])
    expect(inputs(page)[1]).toMatchObject({ 'aria-describedby': 'field-password-error password-rules' })
  })

  it('posts to the address it was opened at, with the token', () => {
    const form = change({ address: '/change-password' }).html.match(/<form[^>]*action="\/change-password".*?<\/form>/s)
    expect(tagsOf(form?.[0] ?? '', 'input')[0]?.attributes).toMatchObject({ name: '_csrf', value: 'token-1' })
  })
})

describe('the checklist of a new password', () => {
  const rules = (password?: string) =>
    tagsOf(renderToStaticMarkup(<PasswordRules password={password} />), 'li').map(rule => rule.text)

  it('names all five rules, plain until something is typed', () => {
    expect(rules()).toEqual([
      'An upper case letter',
      'A lower case letter',
      'A number',
      '8 to 20 characters',
      'No / or \\',
    ])
  })

  it('says in words which rules the typed password keeps', () => {
    expect(rules('abc/1')).toEqual([
      'An upper case letter , not yet',
      'A lower case letter , kept',
      'A number , kept',
      '8 to 20 characters , not yet',
      'No / or \\ , broken',
    ])
    expect(rules('Abcdefg1'.padEnd(21, 'x'))[3]).toBe('8 to 20 characters , broken')
    expect(rules('Abcdefg1').every(rule => rule.endsWith(', kept'))).toBe(true)
  })
})
