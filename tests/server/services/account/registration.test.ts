/** Registering: nobody has an account before the mailbox is proven, and nobody learns who has one. */
import { beforeEach, describe, expect, it } from 'vitest'
import { purge } from '../../../../server/application/purge'
import { limits } from '../../../../server/config/limits'
import { adminCommands } from '../../../../server/operator/adminCommands'
import { tokenHash } from '../../../../server/services/caller'
import { account } from '../../../../shared/contracts'
import { messages, texts } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, password } from '../../../support/people'
import { smallestRequests } from '../../../support/smallestRequests'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
const chosen = 'Another9Word'
const admin = await addPerson(house, { company: 'Coilworks', email: 'ada@coilworks.example', roles: ['admin'] })

let count = 0
let domain = ''
let email = ''

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  count += 1
  domain = `company${count}.example`
  email = `rita@${domain}`
})

const form = (changes: object = {}) => ({
  ...smallestRequests['AccountService.svc/Register'],
  email,
  confirmEmail: email,
  password: chosen,
  confirmPassword: chosen,
  ...changes,
})
const registers = (changes: object = {}, from = new Visitor(house)) => from.call(account.Register, form(changes))
const confirms = (registrationId: string, answerCode: string) =>
  new Visitor(house).call(account.ConfirmRegistration, { registrationId, answerCode })
const mailsTo = async (to: string) => (await house.mails()).filter(mail => mail.includes(`To: ${to}`))
const codeIn = (mail = '') => mail.match(/^ {4}(\d+)$/m)?.[1] ?? ''
const userOf = (of = email) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.type', 'users.status', 'users.roles', 'users.full_name', 'users.phone'])
    .select(['companies.name as company', 'companies.mail_domain'])
    .where('email', '=', of)
    .executeTakeFirst()
const canSignIn = async (typed = chosen, of = email) =>
  (await new Visitor(house).call(account.LogIn, { email: of, password: typed })).body.Succeeded as boolean

/** A company that takes in whoever has an email of its domain. */
async function company(allow_auto_reg: boolean) {
  const owner = await addPerson(house, {
    company: `Company ${count}`,
    email: `owner@${domain}`,
    roles: ['owner'],
    type: 'Owner',
    status: 'Owner',
  })
  await db
    .updateTable('companies')
    .set({ mail_domain: domain, allow_auto_reg })
    .where('id', '=', owner.companyId)
    .execute()
  return owner
}

/** Somebody of another mail domain, whom the owner of this test's company has invited. */
async function invited() {
  const asOwner = await hasSession(house, await company(false))
  const guest = `guest${count}@elsewhere.example`
  await asOwner.call(account.InviteUsers, { emails: [guest], message: '' })
  const letter = (await mailsTo(guest)).at(-1)?.replace(/=\r?\n/g, '')
  return { owner: asOwner, email: guest, token: letter?.match(/invitation=(?:3D)?([\w-]{43})/)?.[1] ?? '' }
}

/** Somebody who has followed the link of an invitation. */
async function byLink(token: string): Promise<Visitor> {
  const visitor = new Visitor(house)
  await visitor.get(`/register?invitation=${token}`)
  return visitor
}

async function registered(changes: { email?: string } = {}, from = new Visitor(house)) {
  const of = changes.email ?? email
  const { body } = await registers({ ...changes, confirmEmail: of }, from)
  // An invitation may be mailed at the same time; it holds no code.
  const code =
    (await mailsTo(of))
      .map(mail => codeIn(mail))
      .filter(Boolean)
      .at(-1) ?? ''
  return { id: body.Item.RegistrationId as string, code }
}

async function outcome(changes: { email?: string } = {}, from = new Visitor(house)): Promise<string> {
  const { id, code } = await registered(changes, from)
  return (await confirms(id, code)).body.Item.Outcome
}

describe('what a registration must hold', () => {
  const problems = (changes: object) =>
    account.Register.request
      .safeParse(form(changes))
      .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)

  it.each([
    ['CONST-04', { fullName: '' }, 'fullName: Full Name is required.'],
    ['CONST-04', { fullName: 'x'.repeat(76) }, 'fullName: Max 75 characters.'],
    ['CONST-06', { companyName: 'x'.repeat(76) }, 'companyName: Max 75 characters.'],
    ['CONST-05', { phone: 'call me' }, 'phone: Phone is invalid.'],
    ['CONST-03', { email: 'rita', confirmEmail: 'rita' }, 'email: Email is invalid.'],
    ['REG-01', { confirmEmail: 'other@example.com' }, `confirmEmail: ${texts.emailsDiffer}`],
    ['REG-01', { password: 'weak', confirmPassword: 'weak' }, `password: ${texts.passwordRule}`],
    ['REG-01', { confirmPassword: 'Different1' }, `confirmPassword: ${texts.passwordsDiffer}`],
    ['REG-02', { acceptTerms: false }, `acceptTerms: ${messages.acceptTerms}`],
    ['REG-02', { acceptTerms: undefined }, `acceptTerms: ${messages.acceptTerms}`],
  ])('%s refuses %j', async (_, changes, message) => {
    expect(problems(changes)).toEqual([message])
    expect((await registers(changes)).status).toBe(400)
  })
})

describe('SEC-023 the mailbox', () => {
  it('makes no account before it is proven', async () => {
    await company(true)
    const { id, code } = await registered()
    expect(await userOf()).toBeUndefined()
    expect(await canSignIn()).toBe(false)
    await confirms(id, code)
    expect(await canSignIn()).toBe(true)
  })

  it('is answered for alike, whoever it belongs to; the holder of an account gets a mail without a code', async () => {
    await company(true)
    const known = `owner@${domain}`
    const answers = [await registers(), await registers({ email: known, confirmEmail: known })]
    const bodies = answers.map(({ body }) => ({ ...body, Item: Object.keys(body.Item) }))
    expect(bodies[0]).toEqual(bodies[1])
    const [mail, ...more] = await mailsTo(known)
    expect([mail?.includes('You have a Coilworks account already'), codeIn(mail), more]).toEqual([true, '', []])

    const guess = (id: string) => confirms(id, '00000000').then(({ body }) => body)
    const [unknownId, knownId] = answers.map(({ body }) => body.Item.RegistrationId as string)
    expect(await guess(knownId ?? '')).toEqual(await guess(unknownId ?? ''))
    expect((await userOf(known))?.full_name).toBe('Dana Whitfield')
    expect(await canSignIn(password, known)).toBe(true)
  })

  it('is stored with its mail before it is answered, whoever it belongs to: a node that ends right after loses nothing', async () => {
    await company(true)
    for (const asked of [email, `owner@${domain}`]) {
      const { body } = await registers({ email: asked, confirmEmail: asked })
      const mail = db.selectFrom('mails').select('id').where('recipient', '=', asked)
      const row = db.selectFrom('registrations').select('email').where('id', '=', body.Item.RegistrationId)
      expect([(await mail.execute()).length, await row.execute()]).toEqual([1, [{ email: asked }]])
    }
  })

  it('is proven by the code of the same registration only, so that nobody confirms a stranger’s password', async () => {
    await company(true)
    const mine = await registered()
    const strangers = await registered()
    expect((await confirms(mine.id, strangers.code)).body.Notices[0].Messages).toEqual([messages.codeWrong])
    expect((await confirms(strangers.id, mine.code)).body.Succeeded).toBe(false)
    expect((await confirms(mine.id, mine.code)).body.Succeeded).toBe(true)
    // The other one comes too late: the email has an account now.
    expect((await confirms(strangers.id, strangers.code)).body.Succeeded).toBe(false)
  })

  it('SEC-021 is proven by at most five tries, within ten minutes, and once', async () => {
    await company(true)
    const first = await registered()
    const wrong = first.code === '00000000' ? '00000001' : '00000000'
    for (let tries = 0; tries < limits.mailedCode.tries; tries++) await confirms(first.id, wrong)
    expect(await db.selectFrom('registrations').selectAll().where('id', '=', first.id).execute()).toEqual([])
    expect((await confirms(first.id, first.code)).body.Succeeded).toBe(false)

    const tried = await registered()
    await db.updateTable('registrations').set({ tries: limits.mailedCode.tries }).where('id', '=', tried.id).execute()
    expect((await confirms(tried.id, tried.code)).body.Succeeded).toBe(false)

    const late = await registered()
    house.clock.advance({ minutes: limits.mailedCode.minutes })
    expect((await confirms(late.id, late.code)).body.Succeeded).toBe(false)
    house.clock.advance({ seconds: 1 })
    await purge(house.parts)
    expect(await db.selectFrom('registrations').selectAll().execute()).toEqual([])
  })

  it('is kept without its code or password in any log or audit row', async () => {
    const { id, code } = await registered()
    await confirms(id, code)
    const rows = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('target', '=', email)
      .orderBy('sequence')
      .execute()
    expect(rows).toMatchObject([
      { event: 'registration', outcome: 'success', detail: { step: 'asked' } },
      { event: 'registration', outcome: 'success', detail: { step: 'confirmed', became: 'NewCompany' } },
    ])
    const written = house.logLines.join('') + JSON.stringify(rows)
    for (const secret of [code, chosen, 'argon2']) expect(written.includes(secret)).toBe(false)
  })
})

describe('what a registration becomes', () => {
  it('REG-01 an Active User, where the company of the domain lets its people in', async () => {
    await company(true)
    expect(await outcome()).toBe('Active')
    expect(await userOf()).toMatchObject({
      ...{ type: 'User', status: 'Active', roles: [], company: `Company ${count}` },
      ...{ full_name: 'Rita Novak', phone: '555-0100' },
    })
    expect((await mailsTo(`owner@${domain}`)).at(-1)).toContain('Somebody registered and was let in.')
    expect((await mailsTo(email)).at(-1)).toContain('Your account is open.')
  })

  it('a row of the oldest company of the domain, where there are several', async () => {
    await company(true)
    const older = await addPerson(house, { company: `Older ${count}` })
    const created_at = new Date(house.clock.now().getTime() - 1)
    await db
      .updateTable('companies')
      .set({ mail_domain: domain, created_at })
      .where('id', '=', older.companyId)
      .execute()
    expect(await outcome()).toBe('NewCompany')
    expect(await userOf()).toMatchObject({ status: 'Pending', company: `Older ${count}` })
  })

  it('REG-01 a Pending row of Type Approval for the owner, where it does not', async () => {
    await company(false)
    expect(await outcome()).toBe('Approval')
    expect(await userOf()).toMatchObject({ type: 'Approval', status: 'Pending', company: `Company ${count}` })
    expect(await canSignIn()).toBe(false)
    const [mail] = await mailsTo(`owner@${domain}`)
    expect(mail).toContain('Somebody registered and waits for your yes.')
    expect(mail).toContain(`Email: ${email}`)
  })

  it('a company of its own that waits, where the domain is new; the administrators are told', async () => {
    expect(await outcome()).toBe('NewCompany')
    const made = { type: 'Approval', status: 'Pending', company: 'Northfield Mechanical', mail_domain: domain }
    expect(await userOf()).toMatchObject(made)
    expect(await canSignIn()).toBe(false)
    const told = (await mailsTo(admin.email)).at(-1)?.replace(/=\r?\n/g, '')
    expect(told).toContain(`Email: ${email}`)
    expect(told).toContain('open Admin and then Companies')
    // The next one of the same domain comes to the same company.
    const second = `second@${domain}`
    expect(await outcome({ email: second })).toBe('NewCompany')
    expect(await userOf(second)).toMatchObject({ ...made })
  })

  it('SEC-023 a company of its own at a free domain, however many there are', async () => {
    for (const of of [`a${count}@gmail.com`, `b${count}@gmail.com`]) {
      expect(await outcome({ email: of })).toBe('NewCompany')
      expect(await userOf(of)).toMatchObject({ mail_domain: null, status: 'Pending' })
    }
  })

  it('SEC-023 never an Active User by a free domain, whatever a company says', async () => {
    const owner = await company(true)
    await db.updateTable('companies').set({ mail_domain: 'gmail.com' }).where('id', '=', owner.companyId).execute()
    expect(await outcome({ email: `c${count}@gmail.com` })).toBe('NewCompany')
  })

  it('an Active User of the company that has invited them, where they come by the link', async () => {
    const { email: guest, token } = await invited()
    expect(await outcome({ email: guest }, await byLink(token))).toBe('Active')
    expect(await userOf(guest)).toMatchObject({ type: 'User', status: 'Active', company: `Company ${count}` })
    expect(await canSignIn(chosen, guest)).toBe(true)
    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
  })

  it('SEC-057 in no page: neither the token of the invitation nor its hash', async () => {
    const { email: guest, token } = await invited()
    const { text } = await (await byLink(token)).get('/register')
    expect(text).toContain(guest)
    for (const secret of [token, tokenHash(token)]) expect(text).not.toContain(secret)
  })

  it('a row that waits for the owner, where the invitation came too long ago', async () => {
    const { email: guest, token } = await invited()
    house.clock.advance({ days: limits.invitationDays, minutes: -5 })
    // The link is followed in time: what it gave is still in the browser.
    const visitor = await byLink(token)
    const { id, code } = await registered({ email: guest }, visitor)
    house.clock.advance({ minutes: 5 })
    expect((await confirms(id, code)).body.Item.Outcome).toBe('Approval')
    expect(await userOf(guest)).toMatchObject({ type: 'Approval', status: 'Pending', company: `Company ${count}` })
    expect(await canSignIn(chosen, guest)).toBe(false)
  })

  it.each([
    ['without the link', async () => new Visitor(house)],
    ['by the link of another invitation', async (other: string) => byLink(other)],
    [
      'by the link, and puts it aside',
      async (_: string, own: string) => {
        const visitor = await byLink(own)
        await visitor.get('/register?invitation=')
        return visitor
      },
    ],
  ])('SEC-022 a row that waits for the owner, where who was invited comes %s', async (_, come) => {
    const { email: guest, token } = await invited()
    count += 1
    domain = `company${count}.example`
    const other = await invited()
    const visitor = await come(other.token, token)
    const { body } = await registers({ email: guest, confirmEmail: guest, invitationHash: tokenHash(token) }, visitor)
    const code = codeIn((await mailsTo(guest)).at(-1))

    expect((await confirms(body.Item.RegistrationId, code)).body.Item.Outcome).toBe('Approval')
    expect(await userOf(guest)).toMatchObject({ type: 'Approval', status: 'Pending' })
    expect(await canSignIn(chosen, guest)).toBe(false)
    // The owner decides now: the link that nobody came by lets nobody in afterwards.
    expect((await new Visitor(house).call(account.GetInvitation, { invitation: token })).body.Succeeded).toBe(false)
  })

  it('SEC-022 a row that waits, where the invitation was sent once more after the link was followed', async () => {
    const { email: guest, token, owner } = await invited()
    const visitor = await byLink(token)
    const { id } = await db.selectFrom('users').select('id').where('email', '=', guest).executeTakeFirstOrThrow()
    await owner.call(account.ResendInvite, { id })
    expect(await outcome({ email: guest }, visitor)).toBe('Approval')
  })

  it('the owner of a new company, when the operator says so', async () => {
    await outcome()
    const run = (of: string) =>
      adminCommands['approve-owner'].run(house.parts, { email: of, 'customer-number': '50001', plant: 'VA' })
    await house.mails()
    await run(email)
    expect(await userOf()).toMatchObject({ type: 'Owner', status: 'Owner', roles: ['owner'] })
    expect(await canSignIn()).toBe(true)
    const told = (await mailsTo(email)).at(-1)
    expect(told).toContain('Your Coilworks account is open.')
    expect(told).toContain(`Log in:\n${house.parts.origin}/login`)
    await expect(run(email)).rejects.toThrow('is not waiting for approval')
    const second = `second@${domain}`
    await outcome({ email: second })
    await expect(run(second)).rejects.toThrow(`the company has an owner, who decides: ${email}`)
  })
})

it('SEC-103 of the day of a registration, the rights name the row of who registered, and nobody else', async () => {
  await company(true)
  expect(await outcome()).toBe('Active')
  const on = house.clock.now().toISOString().slice(0, 10)
  const [, opened] = await adminCommands.rights.run(house.parts, { email, on })
  expect(opened).toMatch(/^Account: open \(row \d+: registration by themselves at /)
})

describe('the link of an invitation', () => {
  const open = async (visitor: Visitor, token: string) => {
    const { status, headers } = await visitor.get(`/register?invitation=${token}`)
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/register', 'no-store'])
    return (await visitor.get('/register')).text
  }

  it('ROUTE-04 fills the form with whom it was mailed to, and takes its token out of the address', async () => {
    const { email: guest, token } = await invited()
    const visitor = new Visitor(house)
    const page = await open(visitor, token)
    expect(page).toContain(`You are invited to join Company ${count}.`)
    expect(page).toMatch(new RegExp(`name="email"[^>]*value="${guest}"`))
    for (const secret of [token, tokenHash(token)]) expect(page + house.logLines.join('')).not.toContain(secret)
    // Whoever it is not meant for puts it aside.
    expect(await open(visitor, '')).not.toContain(guest)
  })

  it('ROUTE-04 says that it is over, as of one that never was, and leaves the form open', async () => {
    const { email: guest, token } = await invited()
    house.clock.advance({ days: limits.invitationDays })
    for (const over of [token, 'x'.repeat(43), 'x'.repeat(200)]) {
      const page = await open(new Visitor(house), over)
      expect(page).toContain(messages.invitationOver)
      expect(page).not.toContain(guest)
      expect(page).toContain('name="fullName"')
    }
  })

  it('SEC-023 tells nothing of whom it was mailed to but email and company, and proves no mailbox', async () => {
    const { email: guest, token } = await invited()
    const { body } = await new Visitor(house).call(account.GetInvitation, { invitation: token })
    expect(body.Item).toEqual({ Email: guest, CompanyName: `Company ${count}` })
    expect(await canSignIn(chosen, guest)).toBe(false)
  })
})

describe('registering often', () => {
  it('mails at most three codes an hour to one email', async () => {
    for (let times = 0; times < limits.register.perEmail; times++) expect((await registers()).body.Succeeded).toBe(true)
    const { body } = await registers()
    expect(body.Notices[0].Messages).toEqual([messages.registeredTooOften])
    expect(await mailsTo(email)).toHaveLength(limits.register.perEmail)
    house.clock.advance({ minutes: limits.register.windowMinutes })
    expect((await registers()).body.Succeeded).toBe(true)
  })

  it('is refused after twenty times an hour from one address', async () => {
    await db
      .insertInto('attempts')
      .values({
        key: 'register:address:203.0.113.77',
        count: limits.register.perAddress - 1,
        in_a_row: 0,
        window_started_at: house.clock.now(),
        paused_until: null,
      })
      .execute()
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const send = () => new Visitor(house).call(account.Register, form({ email, confirmEmail: email }), from)
    expect((await send()).body.Succeeded).toBe(true)
    email = `x${email}`
    expect((await send()).body.Succeeded).toBe(false)
  })
})
