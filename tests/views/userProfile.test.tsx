import { describe, expect, it } from 'vitest'
import { Page } from '../../pages/app-selector/user-profile/+Page'
import { messages } from '../../shared/texts'
import { renderPage, viewer } from '../support/renderPage'

const profile = { FullName: 'Dana Whitfield', Phone: '555-0100', Email: 'dana@northfield.example' }
const screen = (hasSecurityQuestions = false, isActing = false) =>
  renderPage(
    Page,
    { routeName: 'userProfile', address: '/app-selector/user-profile', viewer },
    { data: { profile, isActing, hasSecurityQuestions } },
  )
const fields = () =>
  screen()
    .tags('input')
    .map(tag => tag.attributes)
    .filter(({ type }) => type !== 'hidden')
const linkTo = (page: ReturnType<typeof screen>, text: string) =>
  page.tags('a').find(link => link.text === text)?.attributes.href

describe('the user profile', () => {
  it('PROFILE-01 has Full Name, Phone, Email and Confirm Email, with what is known of the person', () => {
    const labels = screen().tags('label')
    expect(labels.map(label => label.text)).toEqual(['Full Name', 'Phone', 'Email', 'Confirm Email'])
    expect(fields().map(({ name, value }) => [name, value])).toEqual([
      ['FullName', profile.FullName],
      ['Phone', profile.Phone],
      ['Email', profile.Email],
      ['ConfirmEmail', profile.Email],
    ])
  })

  it('PROFILE-04, PROFILE-05, PROFILE-06, CONST-03, CONST-04, CONST-05 requires them, and takes no more than fits', () => {
    for (const field of fields()) expect(field, field.name).toHaveProperty('required')
    expect(fields().map(({ maxlength }) => maxlength)).toEqual(['75', '30', '100', undefined])
  })

  it('SEC-044 leaves all of it to the person, whoever acts as them, and says why', () => {
    const [theirs, own] = [screen(true, true), screen(true)]
    const offered = (page: typeof own) => [
      page.tags('fieldset').filter(({ attributes }) => 'disabled' in attributes).length,
      page.tags('button').filter(({ text }) => text === 'Save').length,
      page.tags('a').filter(({ text }) => /Password|Two-step|Questions/.test(text)).length,
      page.text.includes(messages.theirsAlone),
    ]
    expect([offered(theirs), offered(own)]).toEqual([
      [1, 0, 0, true],
      [0, 1, 3, false],
    ])
  })

  it('PROFILE-02 links to Change Password', () => {
    expect(linkTo(screen(), 'Change Password')).toBe('/app-selector/change-password')
  })

  it('PROFILE-03 links to Security Questions for those alone who are offered them', () => {
    expect(linkTo(screen(false), 'Security Questions')).toBeUndefined()
    expect(linkTo(screen(true), 'Security Questions')).toBe('/app-selector/security-questions')
  })
})
