import { describe, expect, it } from 'vitest'
import { memberRules, visitorRules } from '../../../shared/accounts/contactForm'
import { limits } from '../../../shared/limits'
import { wrongOf } from '../../../shared/validation/fieldRules'

const message = {
  company: 'Fjord Cooling',
  name: 'Ida Holm',
  phone: '+47 (22) 555-010',
  email: 'ida@fjord.example',
  subject: 'Coil 12',
  message: 'Which fin do you\nadvise?',
}

/** Which fields are wrong with a change of the message, for a visitor and for who is signed in. */
const wrong = (change: Partial<typeof message>) => Object.keys(wrongOf(visitorRules, { ...message, ...change }))
const wrongOfMember = (change: Partial<typeof message>) =>
  Object.keys(wrongOf(memberRules as typeof visitorRules, { ...message, ...change }))
const email = (length: number) => `${'a'.repeat(length - 12)}@fjord.example`.slice(-length)

describe('the rules of the contact form', () => {
  it('take a whole message', () => {
    expect([wrong({}), wrongOfMember({})]).toEqual([[], []])
  })

  it('CONTACT-12, CONST-13 ask for a subject of at most 100 letters, digits and spaces', () => {
    expect(limits.contact.subject).toBe(100)
    for (const rules of [wrong, wrongOfMember]) {
      for (const subject of ['', ' ', 'x'.repeat(101), 'What?', 'a/b']) expect(rules({ subject })).toEqual(['subject'])
      expect(rules({ subject: 'x'.repeat(100) })).toEqual([])
    }
  })

  it('CONTACT-13, CONST-12 ask for a message of at most 1000 characters without slash, backslash and asterisk', () => {
    for (const rules of [wrong, wrongOfMember]) {
      for (const text of ['', 'x'.repeat(1001), 'Btu/hr', 'a\\b', '2 * 3'])
        expect(rules({ message: text })).toEqual(['message'])
      expect(rules({ message: `${'x'.repeat(498)}\n?${'y'.repeat(500)}` })).toEqual([])
    }
  })

  it('CONTACT-14 ask a visitor for a company of at most 100 characters', () => {
    for (const company of ['', ' ', 'x'.repeat(101)]) expect(wrong({ company })).toEqual(['company'])
    expect(wrong({ company: 'x'.repeat(100) })).toEqual([])
  })

  it('CONTACT-15, CONST-14 ask a visitor for a name of at most 75 characters', () => {
    expect(limits.contact.name).toBe(75)
    for (const name of ['', ' ', 'x'.repeat(76)]) expect(wrong({ name })).toEqual(['name'])
    expect(wrong({ name: 'x'.repeat(75) })).toEqual([])
  })

  it('CONTACT-16 ask a visitor for a phone number of at most 30 characters', () => {
    for (const phone of ['', 'five', '1'.repeat(31)]) expect(wrong({ phone })).toEqual(['phone'])
    expect(wrong({ phone: '1'.repeat(30) })).toEqual([])
  })

  it('CONTACT-17 ask a visitor for an email of at most 100 characters', () => {
    for (const one of ['', 'ida', 'ida@fjord', 'ida fjord@x.example', email(101)])
      expect(wrong({ email: one })).toEqual(['email'])
    expect(email(100)).toHaveLength(100)
    expect(wrong({ email: email(100) })).toEqual([])
  })

  it('CONTACT-07 ask who is signed in for nothing of that', () => {
    expect(wrongOfMember({ company: '', name: '', phone: '', email: '' })).toEqual([])
  })
})
