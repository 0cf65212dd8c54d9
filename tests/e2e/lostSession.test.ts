/** What a page does when its session, its connection or its release is gone: what was typed stays, and it goes on. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../shared/texts'
import { anotherPerson, connectionLost } from '../../shared/wording/callTexts'
import { projectMessages } from '../../shared/wording/projectTexts'
import { serverMessages } from '../../shared/wording/serverMessages'
import { openSite } from '../support/browser'
import { barriersOn, hydrated } from '../support/browserChecks'
import { type Person, password, people } from '../support/browserPeople'
import { field, openWorkbench, rated, saveAs, type } from '../support/browserWorkbench'

// Its own: it signs in often, sends messages and changes what is saved.
const site = openSite({ own: true })

async function workbench(as: Person): Promise<Page> {
  const page = await site.visit({ as })
  await openWorkbench(page)
  await rated(page)
  return page
}

const endSession = (page: Page) => page.context().clearCookies({ name: 'coilworks' })

/** Logs in in another tab of the same browser. */
async function logInElsewhere(page: Page, as: Person): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/login')
  await hydrated(other)
  await fillLogin(other, as)
  await other.waitForURL('/app-selector')
}

async function fillLogin(page: Page, as: Person): Promise<void> {
  await page.getByLabel('Email').fill(people[as])
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const notCalculated = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not calculated.' })

describe('the workbench without a connection', () => {
  it('says that the connection is lost, blames nobody, and goes on by itself once it is back', async () => {
    const page = await workbench('engineer')
    site.expectComplaint(page, /ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await type(page, 'fluid.given.value', '80')
    const alert = notCalculated(page)
    await alert.waitFor()
    expect(await alert.textContent()).toContain(`${connectionLost} It is tried again by itself.`)
    const lost = page.waitForEvent('requestfailed', request => request.url().endsWith('/KeepDraft'))
    await lost
    expect(await barriersOn(page)).toEqual([])

    const kept = page.waitForResponse(answer => answer.url().endsWith('/KeepDraft') && answer.ok())
    await page.context().setOffline(false)
    await rated(page)
    await kept
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('80')
    expect(await alert.count()).toBe(0)
  })
})

describe('a page whose session has ended', () => {
  it('goes on by itself when the same person logs in in another tab', async () => {
    const page = await workbench('rep')
    site.expectComplaint(page, /status of 401/)
    await endSession(page)
    await type(page, 'fluid.given.value', '82')
    await notCalculated(page).filter({ hasText: 'Your session has ended.' }).waitFor()
    // The answer to a token that is old, before the new one.
    site.expectComplaint(page, /status of 403/)
    await logInElsewhere(page, 'rep')
    await rated(page)
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('82')
    expect(await notCalculated(page).count()).toBe(0)
    await saveAs(page, 'After the login')
  })

  it('SEC-064 gives what was typed to nobody else who logs in in its place', async () => {
    const page = await workbench('rep')
    site.expectComplaint(page, /status of 401/)
    await endSession(page)
    await type(page, 'fluid.given.value', '87')
    await notCalculated(page).getByRole('button', { name: 'Log in again' }).click()
    await page.waitForURL('**/login**')
    await hydrated(page)
    await fillLogin(page, 'engineer')
    await page.waitForURL('**/enterprise-webapp')
    await hydrated(page)
    await rated(page)
    expect(await field(page, 'fluid.given.value').inputValue()).not.toMatch(/^87/)
    expect(await page.getByText('Unsaved changes', { exact: true }).count()).toBe(0)
  })

  it('SEC-064 says so where somebody else does, and mixes nothing', async () => {
    const page = await workbench('customer')
    await logInElsewhere(page, 'otherOwner')
    const dialog = page.getByRole('alertdialog', { name: 'Somebody else has logged in in another tab.' })
    await dialog.getByRole('button', { name: 'OK' }).click()
    site.expectComplaint(page, /status of 403/)
    await type(page, 'fluid.given.value', '83')
    await notCalculated(page).filter({ hasText: anotherPerson }).waitFor()
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('83')
    const kept = site.db
      .selectFrom('design_drafts')
      .innerJoin('users', 'users.id', 'design_drafts.user_id')
      .where('users.email', '=', people.otherOwner)
    expect(await kept.select('sitting').execute()).toEqual([])
  })

  it('keeps the form that it could not send, which is sent after the login in another tab', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/contact-us')
    await hydrated(page)
    await page.getByLabel('Subject*').fill('Leaking coil')
    await page.getByLabel('Message*').fill('Row 2 is wet')
    site.expectComplaint(page, /status of 401/)
    await endSession(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const dialog = page.getByRole('alertdialog').filter({ hasText: serverMessages.sessionEnded })
    await dialog.getByRole('button', { name: 'OK' }).click()
    site.expectComplaint(page, /status of 403/)
    await logInElsewhere(page, 'owner')
    expect(await page.getByLabel('Message*').inputValue()).toBe('Row 2 is wet')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText(messages.contactSent).waitFor()
  })

  it('offers the login in place of a form without script, which then stands there filled', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/login')
    await fillLogin(page, 'owner')
    await page.goto('/contact-us')
    await page.getByLabel('Subject*').fill('Leaking coil')
    await page.getByLabel('Message*').fill('Row 3 is wet\nand row 4')
    await endSession(page)
    site.expectComplaint(page, /status of 403/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText(serverMessages.lostForm.logInForTyped).waitFor()
    await fillLogin(page, 'owner')
    await page.waitForURL('/contact-us')
    await page.getByText(serverMessages.lostForm.backAgain).waitFor()
    expect(await page.getByLabel('Message*').inputValue()).toBe('Row 3 is wet\nand row 4')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText(messages.contactSent).waitFor()
  })

  it('takes what was typed through the login with script as well', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/contact-us')
    await page.getByLabel('Subject*').fill('Leaking coil')
    await page.getByLabel('Message*').fill('Row 5 is wet')
    await endSession(page)
    site.expectComplaint(page, /status of 403/)
    await page.locator('form[action="/contact-us"]').evaluate(form => (form as HTMLFormElement).submit())
    await page.getByText(serverMessages.lostForm.logInForTyped).waitFor()
    await hydrated(page)
    expect(await barriersOn(page)).toEqual([])
    await fillLogin(page, 'owner')
    await page.waitForURL('/contact-us')
    expect(await page.getByLabel('Message*').inputValue()).toBe('Row 5 is wet')
  })
})

describe('a page older than the server', () => {
  it('says so where an operation is gone, and keeps what was typed', async () => {
    const page = await workbench('engineer')
    site.expectComplaint(page, /status of 404/)
    await page.evaluate(() => {
      document.body.dataset.build = '/assets/widgets.before.js'
    })
    await page.route('**/DesignService.svc/Rate', route =>
      route.continue({ url: route.request().url().replace('Rate', 'RateOnce') }),
    )
    await type(page, 'fluid.given.value', '84')
    await notCalculated(page).filter({ hasText: serverMessages.outdated }).waitFor()
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('84')
  })
})

describe('a project of a later release', () => {
  it('is not opened, and says why', async () => {
    const page = await workbench('engineer')
    const own = await saveAs(page, 'Of tomorrow')
    const id = new URL(own, site.origin).searchParams.get('design') ?? ''
    const document = JSON.stringify({ kind: 'project', of: 'coil', version: 4, items: [], inventions: true })
    await site.db.updateTable('designs').set({ document }).where('id', '=', id).execute()
    await openWorkbench(page, own)
    await page.getByRole('alert').filter({ hasText: projectMessages.savedNewer }).waitFor()
  })
})
