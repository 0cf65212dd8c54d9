/** Manage users as the account owner works with it, in a product of its own: it changes its people. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { messages, texts } from '../../shared/texts'
import { openSite, signIn } from '../support/browser'
import { hydrated, stopClock } from '../support/browserChecks'
import { people } from '../support/browserPeople'

const site = openSite({ own: true })
const path = '/app-selector/manage-users'

async function openUsers(as: 'owner' | 'otherOwner' = 'owner', width = 1440): Promise<Page> {
  const page = await site.visit({ as, width })
  await page.goto(path)
  await hydrated(page)
  return page
}

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const nameless = 'Name after sign-up'
const names = (page: Page) => page.locator('tbody th').allTextContents()
/** A question, or a dialog with a form. */
const dialog = (page: Page, name: string) =>
  page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }))
const answers = (page: Page, operation: string) =>
  page.waitForResponse(answer => answer.url().endsWith(`/AccountService.svc/${operation}`))

describe('the table', () => {
  it('USERS-01, ROUTE-14 is sorted by name, and by another column by its head', async () => {
    const page = await openUsers()
    const head = (name: string) => page.getByRole('columnheader', { name })
    expect(await head('Name').getAttribute('aria-sort')).toBe('ascending')
    expect((await names(page)).slice(0, 3)).toEqual(['Dana Whitfield', 'Dora Lind', 'Jo Lindqvist'])
    await head('Name').getByRole('link').click()
    // Who has no name yet stands at the other end, as all do.
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([nameless, 'Selection API, takeoff bot'])
    expect(await head('Name').getAttribute('aria-sort')).toBe('descending')
    await head('Status').getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names(page))[0]).not.toBe(nameless)
    expect([await head('Name').getAttribute('aria-sort'), await head('Status').getAttribute('aria-sort')]).toEqual([
      null,
      'ascending',
    ])
    // The address goes along: what was asked for is there again.
    await page.reload()
    expect(await head('Status').getAttribute('aria-sort')).toBe('ascending')
  })

  it('USERS-02 is filtered by text, type and status, and says how many are left', async () => {
    const page = await openUsers()
    await page.getByLabel('Filter users').fill('freemail')
    await expect.poll(() => names(page)).toEqual(['Jo Lindqvist'])
    expect(await page.getByText('Showing 1 of 9').isVisible()).toBe(true)
    await page.getByLabel('Filter users').fill('')
    await page.getByLabel('Status', { exact: true }).selectOption('Disabled')
    await expect.poll(() => names(page)).toEqual(['Dora Lind'])
    await page.getByLabel('Type', { exact: true }).selectOption('Service')
    await page.getByText('Nobody fits this filter.').waitFor()
    expect(await page.getByRole('link', { name: 'Show everybody' }).getAttribute('href')).toBe(
      '/app-selector/manage-users',
    )
  })

  it('USERS-03, USERS-04, SVC-01, ROLE-07 has a legend; the service-account part and button only for selection-api or nimbus', async () => {
    const withRole = await openUsers()
    const legend = (page: Page) => page.getByRole('region', { name: 'Legend' })
    expect(await legend(withRole).textContent()).toContain('Service account, 1 of 5 used')
    expect(await withRole.getByRole('button', { name: 'Add Service Account' }).isVisible()).toBe(true)

    const without = await openUsers('otherOwner')
    expect(await legend(without).textContent()).toContain('Waiting for approval')
    expect(await legend(without).textContent()).not.toMatch(/service account|regenerate/i)
    expect(await without.getByRole('button', { name: 'Add Service Account' }).count()).toBe(0)
  })

  it('SEC-050 shows nobody of another company', async () => {
    const page = await openUsers('otherOwner')
    expect(await names(page)).toEqual(['Remy Carter', 'Rhea Lund'])
    expect(await page.content()).not.toContain('northfieldmech')
  })

  it('CONST-30 scrolls within 400 px', async () => {
    const page = await openUsers()
    const height = await page.locator('.us-scroll').evaluate(element => getComputedStyle(element).maxHeight)
    expect(height).toBe('400px')
  })

  it('CONST-35 is cards at 960 px and a table at 961 px', async () => {
    const page = await openUsers('owner', 960)
    const layout = () => page.locator('.us-t').evaluate(element => getComputedStyle(element).display)
    expect(await layout()).toBe('block')
    await page.setViewportSize({ width: 961, height: 900 })
    expect(await layout()).toBe('table')
  })
})

describe('a user’s own page', () => {
  it('USERS-05 is led to by the name of who can be edited; other names are plain text', async () => {
    const page = await openUsers()
    for (const plain of ['Priya Raman', 'Olivia Sandberg', 'Name after sign-up'])
      expect(await row(page, plain).getByRole('link').count()).toBe(0)
    await page.getByRole('link', { name: 'Dana Whitfield' }).click()
    await page.waitForURL(/\/app-selector\/manage-users\/[0-9a-f-]{36}$/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dana Whitfield')
    expect(await page.locator('.us-dl').textContent()).toContain(people.customer)
    expect(await page.getByRole('switch', { name: 'Dana Whitfield can log in' }).isChecked()).toBe(true)
  })

  it('SEC-050 of another company is a missing page, as is one of nobody', async () => {
    const request = await site.requests('owner')
    const html = await (await request.get(path)).text()
    const id = /manage-users\/([0-9a-f-]{36})/.exec(html)?.[1] ?? ''
    const other = await site.requests('otherOwner')
    const [foreign, nobody] = await Promise.all(
      [id, '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'].map(one => other.get(`${path}/${one}`)),
    )
    expect([foreign?.status(), nobody?.status()]).toEqual([404, 404])
    expect((await request.get(`${path}/${id}`)).status()).toBe(200)
  })
})

describe('Can Login', () => {
  it('USERS-06 off makes the Status Disabled, and ends that person’s session', async () => {
    const theirs = await site.requests('roleless')
    expect((await theirs.get('/app-selector')).url()).toMatch(/app-selector$/)
    const page = await openUsers()
    const toggle = page.getByRole('switch', { name: 'Nils Berg can log in' })
    await Promise.all([answers(page, 'SetIsActive'), toggle.click()])
    await row(page, 'Nils Berg').getByText('Disabled').waitFor()
    expect((await theirs.get('/app-selector')).url()).toMatch(/login$/)
    await Promise.all([answers(page, 'SetIsActive'), toggle.click()])
    await row(page, 'Nils Berg').getByText('Active').waitFor()
    expect(await toggle.isChecked()).toBe(true)
  })

  it('USERS-07, ERROR-18 goes back to what it was where the call fails, and says that something failed', async () => {
    const page = await openUsers()
    await page.route('**/AccountService.svc/SetIsActive', route => route.fulfill({ status: 500, body: '' }))
    site.expectComplaint(page, /status of 500/)
    const toggle = page.getByRole('switch', { name: 'Pat Rowe can log in' })
    await toggle.click()
    await page.getByText(texts.unknownError).waitFor()
    await expect.poll(() => toggle.isChecked()).toBe(true)
    expect(await row(page, 'Pat Rowe').getByText('Active').isVisible()).toBe(true)
  })

  it('USERS-08, ROLE-11 of the owner is disabled', async () => {
    const page = await openUsers()
    expect(await page.getByRole('switch', { name: 'Olivia Sandberg can log in' }).isDisabled()).toBe(true)
    expect(await row(page, 'Olivia Sandberg').getByRole('button').count()).toBe(0)
  })
})

describe('who waits', () => {
  it('USERS-09 is let in by Approve', async () => {
    const page = await openUsers()
    await page.getByRole('button', { name: 'Approve Priya Raman' }).click()
    const dialog = page.getByRole('dialog', { name: 'Let Priya Raman in' })
    await dialog.getByLabel('Coil selection').check()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    const priya = row(page, 'Priya Raman')
    await priya.getByText('Active').waitFor()
    expect(await priya.getByRole('cell').allTextContents()).toContain('User')
    expect(await page.getByRole('switch', { name: 'Priya Raman can log in' }).isChecked()).toBe(true)

    await priya.getByRole('link', { name: 'Priya Raman' }).click()
    const [coils, economizers] = [page.getByLabel('Coil selection'), page.getByLabel('Boiler economizer')]
    expect([await coils.isChecked(), await economizers.isChecked()]).toEqual([true, false])
    const save = page.getByRole('button', { name: 'Save roles' })
    expect(await save.isDisabled()).toBe(true)
    await economizers.check()
    await save.click()
    await page.getByText('The roles of Priya Raman are saved.').waitFor()
    await page.reload()
    expect(await page.getByLabel('Boiler economizer').isChecked()).toBe(true)
  })

  it('USERS-10 goes by Deny, after a question', async () => {
    const page = await openUsers()
    const deny = page.getByRole('button', { name: 'Deny Jo Lindqvist' })
    await deny.click()
    await dialog(page, 'Deny access').getByRole('button', { name: 'Cancel' }).click()
    expect(await row(page, 'Jo Lindqvist').count()).toBe(1)
    await deny.click()
    await dialog(page, 'Deny access').getByRole('button', { name: 'Deny' }).click()
    await row(page, 'Jo Lindqvist').waitFor({ state: 'detached' })
    await page.reload()
    expect(await names(page)).not.toContain('Jo Lindqvist')
  })

  it('USERS-11 gets the invitation again, and the icon goes', async () => {
    const page = await openUsers()
    const resend = page.getByRole('button', { name: /^Resend invitation to s\.abara/ })
    await resend.click()
    await resend.waitFor({ state: 'detached' })
    const sent = (await site.mails()).filter(mail => mail.includes('To: s.abara@northfieldmech.example'))
    expect(sent).toHaveLength(1)
  })
})

describe('deleting', () => {
  it('USERS-12, USERS-13, USERS-14 asks, checks, asks about the projects, and removes the row', async () => {
    const theirs = await site.visit({ as: 'customer' })
    await theirs.goto('/enterprise-webapp')
    await hydrated(theirs)
    await theirs.getByRole('button', { name: 'Save', exact: true }).click()
    await theirs.getByLabel('Name').fill('Left behind')
    await theirs.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await theirs.waitForURL(/design=/)

    const page = await openUsers()
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('.svc/')) asked.push(`${request.url().split('/').at(-1)} ${request.postData()}`)
    })
    const remove = page.getByRole('button', { name: 'Delete Dana Whitfield' })
    await remove.click()
    await dialog(page, 'Delete user').getByRole('button', { name: 'Cancel' }).click()
    expect(asked).toEqual([])

    await remove.click()
    await dialog(page, 'Delete user').getByRole('button', { name: 'Delete user' }).click()
    const projects = dialog(page, 'Keep the projects of Dana Whitfield?')
    expect(await projects.textContent()).toContain('Dana Whitfield has 1 project.')
    await projects.getByRole('button', { name: 'Cancel' }).click()
    expect(await row(page, 'Dana Whitfield').count()).toBe(1)

    await remove.click()
    await dialog(page, 'Delete user').getByRole('button', { name: 'Delete user' }).click()
    await projects.getByRole('button', { name: 'Give them to the owner' }).click()
    await row(page, 'Dana Whitfield').waitFor({ state: 'detached' })
    expect(asked.map(one => one.split(' ')[0])).toEqual(['CheckUserPreDelete', 'CheckUserPreDelete', 'RemoveUser'])
    expect(asked[2]).toContain('"mergeProjects":true')
    await page.goto('/enterprise-webapp')
    await page.getByText('Open', { exact: true }).click()
    await page.getByRole('link', { name: 'Left behind' }).waitFor()
    expect((await theirs.goto('/app-selector'))?.url()).toMatch(/login$/)
  })
})

describe('what the server says', () => {
  it('NOTIFY-14 is an alert, and takes the place of what it said before', async () => {
    const page = await openUsers()
    await site.db.deleteFrom('users').where('full_name', '=', 'Pat Rowe').execute()
    await page.getByRole('switch', { name: 'Pat Rowe can log in' }).click()
    const alerts = page.locator('.cw-toast')
    await alerts.getByText(messages.userMissing).waitFor()
    await page.getByRole('button', { name: /^Resend invitation to s\.abara/ }).click()
    await alerts.getByText(messages.invitationsSent(1)).waitFor()
    expect(await alerts.allTextContents()).toEqual([expect.stringContaining(messages.invitationsSent(1))])
  })
})

describe('service accounts', () => {
  const add = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Add Service Account' }).click()
    const asking = dialog(page, 'Add service account')
    await asking.getByLabel('Account name').fill(name)
    await asking.getByRole('button', { name: 'Add', exact: true }).click()
    return asking
  }

  it('SVC-02, SVC-03 need a name of at most 75 characters that nobody has', async () => {
    const page = await openUsers()
    const asking = await add(page, '')
    await asking.getByText('Account name is required.').waitFor()
    const box = asking.getByLabel('Account name')
    expect(await box.getAttribute('maxlength')).toBe(String(limits.serviceAccountName))
    await box.fill('olivia SANDBERG')
    await asking.getByRole('button', { name: 'Add', exact: true }).click()
    await asking.getByText('Account name already exists').waitFor()
    expect(await box.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await asking.waitFor({ state: 'detached' })
  })

  it('SVC-05, SVC-07, CONST-23, ENTITY-20 show the password once, to be copied; the alert lasts 3 s', async () => {
    const page = await openUsers()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await stopClock(page)
    await add(page, 'Night batch')
    const shown = dialog(page, 'Night batch')
    const secret = await shown.getByLabel('Password').inputValue()
    expect(secret).toMatch(/^.{20}$/)
    expect(await shown.getByLabel('Client id').inputValue()).toMatch(/^svc-[0-9a-f]{12}$/)
    await shown.getByRole('button', { name: 'Copy' }).click()
    await shown.getByText('password copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
    await page.clock.runFor(limits.alert.passwordCopied - 100)
    expect(await shown.getByText('password copied').count()).toBe(1)
    await page.clock.runFor(200)
    expect(await shown.getByText('password copied').count()).toBe(0)
    expect(limits.alert.passwordCopied).toBe(3_000)

    await shown.getByRole('button', { name: 'Close' }).click()
    await shown.waitFor({ state: 'detached' })
    const kept = await page.evaluate(
      () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
    )
    expect(kept).not.toContain(secret)
    expect(await row(page, 'Night batch').getByText('Active').isVisible()).toBe(true)
    expect(await page.getByText('Service account, 2 of 5 used').isVisible()).toBe(true)
  })

  it('SVC-06, CONST-24 regenerate the password after a question, and show the new one after 1 s', async () => {
    const page = await openUsers()
    await stopClock(page)
    const regenerate = page.getByRole('button', { name: 'Regenerate password of Selection API, takeoff bot' })
    await regenerate.click()
    await dialog(page, 'Regenerate password').getByRole('button', { name: 'Cancel' }).click()
    await regenerate.click()
    await Promise.all([
      answers(page, 'ChangeServiceAccountPassword'),
      dialog(page, 'Regenerate password').getByRole('button', { name: 'Regenerate' }).click(),
    ])
    await page.clock.runFor(limits.regenerationDelay - 100)
    expect(await dialog(page, 'Selection API, takeoff bot').count()).toBe(0)
    await page.clock.runFor(200)
    await dialog(page, 'Selection API, takeoff bot').waitFor()
    expect(limits.regenerationDelay).toBe(1_000)
  })

  it('SVC-04, ERROR-21 stop at 5, in the page and where another tab was quicker', async () => {
    const early = await openUsers()
    const page = await openUsers()
    for (const name of ['Third', 'Fourth', 'Fifth']) {
      await add(page, name)
      await dialog(page, name).getByRole('button', { name: 'Close' }).click()
    }
    const asking = await add(early, 'Sixth')
    await asking.getByText('The max number of service accounts have been added').waitFor()
    await page.getByRole('button', { name: 'Add Service Account' }).click()
    await page.getByText('The max number of service accounts have been added').waitFor()
    expect(await dialog(page, 'Add service account').count()).toBe(0)
  })

  it('SEC-031 do not sign in by the form', async () => {
    const request = await site.requests()
    await expect(signIn(request, site.origin, 'svc-7f3a21c09b44')).rejects.toThrow()
  })
})

describe('owners of other roles', () => {
  /** Rhea Lund signs in with these roles. */
  async function asRhea(roles: readonly string[]): Promise<Page> {
    const email = people.otherOwner
    await site.db
      .updateTable('users')
      .set({ roles: JSON.stringify(roles) })
      .where('email', '=', email)
      .execute()
    const page = await site.visit()
    await signIn(page.request, site.origin, email)
    return page
  }

  it('ROLE-07, SVC-01 with nimbus add a service account, and read of them in the legend', async () => {
    const page = await asRhea(['owner', 'nimbus'])
    await page.goto(path)
    await hydrated(page)
    expect(await page.getByRole('region', { name: 'Legend' }).textContent()).toContain('Service account, 0 of 5 used')
    await page.getByRole('button', { name: 'Add Service Account' }).click()
    await page.getByLabel('Account name').fill('Nimbus link')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toMatch(/^.{20}$/)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await row(page, 'Nimbus link').textContent()).toContain('Service')
  })

  it('ROLE-02, ROUTE-16 with engineering are led to no invitation, and told why where they go all the same', async () => {
    const page = await asRhea(['owner', 'engineering'])
    await page.goto(path)
    await hydrated(page)
    expect(await page.getByRole('link', { name: /^Invite user/i }).count()).toBe(0)
    await page.goto('/app-selector/invite-users')
    expect(await page.getByText(messages.engineeringInvites).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(0)
  })
})
