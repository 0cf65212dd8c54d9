/** Inviting people, in a product of its own: it adds to its people. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { messages } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated, stopClock } from '../support/browserChecks'
import { people } from '../support/browserPeople'

const site = openSite({ own: true })

async function openInvite(): Promise<Page> {
  const page = await site.visit({ as: 'owner' })
  await page.goto('/app-selector/invite-users')
  await hydrated(page)
  return page
}

async function add(page: Page, ...emails: string[]): Promise<void> {
  for (const email of emails) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Add' }).click()
  }
}

const listed = (page: Page) => page.locator('tbody th').allTextContents()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const statusOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ hasText: email }).getByRole('cell').first()
const operations = (page: Page) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') asked.push(request.url().split('/').at(-1) ?? '')
  })
  return asked
}

describe('the list', () => {
  it('INVITE-01, INVITE-06 has an email entry, a message, Submit and Cancel; Submit needs somebody in it', async () => {
    const page = await openInvite()
    expect(await page.getByLabel(/^Message/).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/app-selector')
    expect(await submit(page).isDisabled()).toBe(true)
    await add(page, 'first@northfieldmech.example')
    expect(await listed(page)).toEqual(['first@northfieldmech.example'])
    expect(await submit(page).isDisabled()).toBe(false)
    await page.getByRole('button', { name: 'Remove first@northfieldmech.example' }).click()
    expect(await submit(page).isDisabled()).toBe(true)
  })

  it('INVITE-02, INVITE-04, INVITE-05 says what is wrong with an email, in these words', async () => {
    const page = await openInvite()
    await add(page, '')
    expect(await page.getByRole('alert').textContent()).toBe('Email cannot be blank.')
    await add(page, 'nobody')
    expect(await page.getByRole('alert').textContent()).toBe(messages.invalid('Email'))
    await add(page, 'one@northfieldmech.example', 'ONE@northfieldmech.example')
    expect(await page.getByRole('alert').textContent()).toBe('This email already exists in your list.')
    expect(await listed(page)).toEqual(['one@northfieldmech.example'])
    expect(await page.getByLabel('Email').getAttribute('maxlength')).toBe('100')
  })

  it('INVITE-03, CONST-11 takes a message of 1000 characters', async () => {
    const page = await openInvite()
    expect(await page.getByLabel(/^Message/).getAttribute('maxlength')).toBe('1000')
    await page.getByLabel(/^Message/).fill('x'.repeat(10))
    expect(await page.getByText('990 Characters Remaining').isVisible()).toBe(true)
  })

  it('CONST-30 scrolls within 300 px', async () => {
    const page = await openInvite()
    await add(page, 'one@northfieldmech.example')
    const height = await page.locator('.us-invitees').evaluate(element => getComputedStyle(element).maxHeight)
    expect(height).toBe('300px')
  })
})

describe('Submit', () => {
  it('INVITE-07, ERROR-20, ENTITY-21 looks at each first, and sends nothing where one fails: a red box says why', async () => {
    const page = await openInvite()
    const asked = operations(page)
    await add(page, 'fine@northfieldmech.example', people.customer, 'also.fine@northfieldmech.example')
    await submit(page).click()
    const box = page.locator('.cw-alert.err')
    await box.waitFor()
    expect(await box.textContent()).toBe(messages.inviteTaken(people.customer))
    expect(asked).toEqual(['InviteValidate', 'InviteValidate', 'InviteValidate'])
    expect(await statusOf(page, 'also.fine@').textContent()).toBe('Valid')
    expect(await statusOf(page, people.customer).textContent()).toBe(messages.inviteTaken(people.customer))
    // The words alone do not tell it: what failed is shown as what failed.
    const looks = (email: string) =>
      Promise.all(['.cw-badge.ok', '.us-wrong'].map(look => statusOf(page, email).locator(look).count()))
    expect([await looks('also.fine@'), await looks(people.customer)]).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(await site.mails()).toEqual([])

    // The list is kept, to be corrected.
    await page.getByRole('button', { name: `Remove ${people.customer}` }).click()
    await submit(page).click()
    await page.locator('.cw-alert.ok').waitFor()
    expect(await site.mails()).toHaveLength(2)
  })

  it('INVITE-08 shows Validating, the result, Sending and Sent, one after the other', async () => {
    const page = await openInvite()
    await add(page, 'first@northfieldmech.example')
    await add(page, 'second@northfieldmech.example')
    const goOn: (() => void)[] = []
    await page.route('**/AccountService.svc/Invite*', async route => {
      await new Promise<void>(resolve => goOn.push(resolve))
      await route.continue()
    })
    const reach = async (statuses: string[], calls: number) => {
      await expect.poll(() => page.locator('tbody td:nth-child(2)').allTextContents()).toEqual(statuses)
      await expect.poll(() => goOn.length).toBe(calls)
      goOn[calls - 1]?.()
    }
    await submit(page).click()
    await reach(['Validating', ''], 1)
    await reach(['Valid', 'Validating'], 2)
    await reach(['Sending', 'Sending'], 3)
    await reach(['Sent', 'Sent'], 3)
  })

  it('ERROR-20, CONST-22 says in a green box that the invitations are sent, for 10 s', async () => {
    const page = await openInvite()
    await stopClock(page)
    await add(page, 'green@northfieldmech.example')
    await submit(page).click()
    const box = page.locator('.cw-alert.ok')
    await box.waitFor()
    expect(await box.textContent()).toBe(messages.invitationsSent(1))
    await page.clock.runFor(limits.alert.invitationsSent - 200)
    expect(await box.count()).toBe(1)
    await page.clock.runFor(400)
    expect(await box.count()).toBe(0)
    expect(limits.alert.invitationsSent).toBe(10_000)
  })

  it('shows who was invited among the users, waiting', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector/manage-users')
    const row = page.getByRole('row').filter({ hasText: 'green@northfieldmech.example' })
    expect(await row.textContent()).toContain('Invite')
    expect(await row.textContent()).toContain('Pending')
  })
})
