/** Passwords within the rule that are the first to be tried: common ones, and those about their owner. */
import { expect, it } from 'vitest'
import { commonPasswords } from '../../../server/access/data/commonPasswords'
import { commonWords } from '../../../server/access/data/commonWords'
import { isGuessable } from '../../../server/access/guessablePassword'
import { account } from '../../../shared/contracts'
import { messages } from '../../../shared/texts'
import { passwordRules } from '../../../shared/validation/patterns'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'
import { Visitor } from '../../support/visitor'

const owner = {
  email: 'quentin.averill@lakeshore.example',
  fullName: 'Quentin Averill',
  company: 'Lakeshore Coil & Fin',
}
const isWithinRule = (text: string) => passwordRules.every(rule => rule.passes(text))

it('SEC-028 knows at least 3,000 passwords that the rule lets pass with some capitals, and they are refused', () => {
  const fitting = [...commonPasswords].map(text => text.replace(/[a-z]/, letter => letter.toUpperCase()))
  const within = fitting.filter(text => isWithinRule(text))
  expect(within.length).toBeGreaterThan(3_000)
  expect(within.filter(text => !isGuessable(text, owner))).toEqual([])
  expect(commonWords.size).toBeGreaterThan(2_000)
})

it.each(['Password1', 'Qwerty123', 'Trustno1', 'PASSWORd1', 'Summer2024', 'Monkey1234', 'Dragon1!'])(
  'SEC-028 refuses %s, as common',
  text => {
    expect(isGuessable(text, owner)).toBe(true)
  },
)

it.each(['Quentin77x', 'xAVERILL22', 'Lakeshore9', '1CoilWorks', 'My1Lakeshore'])(
  'SEC-028 refuses %s, as about its owner',
  text => {
    expect(isGuessable(text, owner)).toBe(true)
  },
)

it.each(['Harbor7Lantern', 'Another9Word', 'zR4kmvQp2w', 'Fin2bound8Teal'])('SEC-028 takes %s', text => {
  expect(isGuessable(text, owner)).toBe(false)
})

const house = await houseOfFile()

it('SEC-028 tells whoever changes to one, and leaves the password as it was', async () => {
  const person = await addPerson(house, { name: 'Quentin Averill' })
  const visitor = await hasSession(house, person)
  for (const typed of ['Password1', 'Averill1970', 'Mechanical8']) {
    const form = { oldPassword: password, password: typed, confirmPassword: typed }
    const { body } = await visitor.call(account.ChangePassword, form)
    expect([typed, body.Succeeded, body.Notices[0].Messages]).toEqual([typed, false, [messages.passwordGuessable]])
  }
  const again = await new Visitor(house).call(account.LogIn, { email: person.email, password })
  expect(again.body.Succeeded).toBe(true)
})

it('SEC-028 tells whoever registers with one, and mails no code', async () => {
  const form = {
    ...{ fullName: 'Quentin Averill', companyName: 'Lakeshore Coil', phone: '555-0101', acceptTerms: true },
    ...{ email: owner.email, confirmEmail: owner.email, password: 'Lakeshore77', confirmPassword: 'Lakeshore77' },
  }
  const { body } = await new Visitor(house).call(account.Register, form)
  expect([body.Succeeded, body.Notices[0].Messages]).toEqual([false, [messages.passwordGuessable]])
  await house.parts.background.finish()
  expect(await house.parts.db.selectFrom('registrations').selectAll().execute()).toEqual([])
})
