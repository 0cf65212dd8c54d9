/** What is kept of a project beside its last save: its versions, what was not saved, and templates of its coils. */
import { describe, expect, it } from 'vitest'
import { projectMessages } from '../../shared/wording/projectTexts'
import { openSite } from '../support/browser'
import { barriersOn, hydrated } from '../support/browserChecks'
import { password, people } from '../support/browserPeople'
import { addCoil, chooseOf, coilTabs, field, openWorkbench, saveAs, tab, type } from '../support/browserWorkbench'
import { gate } from '../support/gate'

const site = openSite()

describe('the version history', () => {
  it('lists every save; an old version is looked at, and restored without losing the newer one', async () => {
    const page = await site.visit({ as: 'owner' })
    await openWorkbench(page)
    const own = await saveAs(page, 'With history')
    await type(page, 'fluid.given.value', '88')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor()

    await chooseOf(page, 'Project', 'Version history')
    const dialog = page.getByRole('dialog', { name: 'Version history' })
    const versions = dialog.getByRole('listitem')
    await expect.poll(() => versions.count()).toBe(2)
    expect(await versions.first().textContent()).toContain('Version 2 newest')
    expect(await versions.last().textContent()).toContain('Olivia Sandberg')
    expect(await barriersOn(page)).toEqual([])
    await dialog.getByRole('link', { name: 'Look at version 1' }).click()
    await page.waitForURL(`${own}&version=1`)
    await openWorkbench(page, `${own}&version=1`)
    expect(await field(page, 'fluid.given.value').inputValue()).toMatch(/^75(\.0)?$/)
    const said = page.getByRole('status').filter({ hasText: 'Version 1 of 2 is shown.' })
    await expect.poll(() => said.textContent()).toContain('by Olivia Sandberg')
    // What is changed of an old version does not go over the newest.
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog', { name: 'Save project' }).waitFor()
    await page.keyboard.press('Escape')

    await said.getByRole('button', { name: 'Restore this version' }).click()
    await page.waitForURL(own)
    await openWorkbench(page, own)
    expect(await field(page, 'fluid.given.value').inputValue()).toMatch(/^75(\.0)?$/)
    await chooseOf(page, 'Project', 'Version history')
    await expect.poll(() => versions.count()).toBe(3)
    expect(await versions.first().textContent()).toContain('Version 1 restored.')
    await dialog.getByRole('button', { name: 'Restore version 2' }).press('Enter')
    await page.waitForURL(own)
    await expect.poll(() => field(page, 'fluid.given.value').inputValue()).toMatch(/^88(\.0)?$/)
  })
})

describe('changes that were not saved', () => {
  it('are kept, and offered when the reader comes back by another session; taken, they are there', async () => {
    const page = await site.visit({ as: 'rep' })
    await openWorkbench(page)
    const own = await saveAs(page, 'Left in a hurry')
    const kept = page.waitForResponse('**/DesignService.svc/KeepDraft')
    await type(page, 'air.dryBulb', '93')
    await addCoil(page)
    expect((await kept).status()).toBe(200)

    const later = await site.visit({ as: 'rep' })
    const script = gate()
    await later.route('**/assets/**/*.js', route => script.isOpen.then(() => route.continue()))
    await later.goto(own, { waitUntil: 'commit' })
    const offer = later.getByRole('status').filter({ hasText: 'There are unsaved changes.' })
    await offer.waitFor()
    // Its place is held from the first view: nothing moves under the pointer when the rest of it is loaded.
    const heightOf = (element: Element) => element.getBoundingClientRect().height
    const height = await offer.evaluate(heightOf)
    expect(await offer.getByRole('button').count()).toBe(0)
    script.open()
    await hydrated(later)
    expect(await coilTabs(later)).toHaveLength(1)
    await offer.getByRole('button', { name: 'Restore them' }).waitFor()
    expect(await offer.evaluate(heightOf)).toBe(height)
    expect(await barriersOn(later)).toEqual([])
    await offer.getByRole('button', { name: 'Restore them' }).click()
    await expect.poll(() => coilTabs(later)).toHaveLength(2)
    expect(await field(later, 'air.dryBulb').inputValue()).toMatch(/^93(\.0)?$/)
    expect(await later.getByText('Unsaved changes', { exact: true }).isVisible()).toBe(true)
    const dropped = later.waitForResponse('**/DesignService.svc/DropDraft')
    await later.getByRole('button', { name: 'Save', exact: true }).click()
    await dropped
    await openWorkbench(later, own)
    expect(await offer.count()).toBe(0)
    expect(await coilTabs(later)).toHaveLength(2)
  })

  it('are forgotten where the reader says so, and nowhere else', async () => {
    const page = await site.visit({ as: 'rep' })
    await openWorkbench(page)
    const own = await saveAs(page, 'Not wanted')
    await type(page, 'air.dryBulb', '94')
    // At once, and kept all the same: the browser sends it when the page is gone.
    await page.close()
    const draft = site.db.selectFrom('design_drafts').where('subject', '=', own.slice(-36)).select('sitting')
    await expect.poll(async () => (await draft.execute()).length).toBe(1)
    const later = await site.visit({ as: 'rep' })
    await openWorkbench(later, own)
    const offer = later.getByText('There are unsaved changes.')
    await offer.waitFor()

    // A session that ends on the page: what is typed after it goes through the login and is there again.
    site.expectComplaint(later, /status of 401/)
    await later.context().clearCookies({ name: 'coilworks' })
    await type(later, 'air.dryBulb', '95')
    const ended = later.getByRole('alert').filter({ hasText: 'Your session has ended.' })
    await ended.getByRole('button', { name: 'Log in again' }).click()
    await later.getByLabel('Email').fill(people.rep)
    await later.getByLabel('Password', { exact: true }).fill(password)
    const keptBeside = later.waitForResponse('**/DesignService.svc/KeepDraft')
    await later.locator('button[type=submit]').click()
    await later.waitForURL(own)
    await expect.poll(() => field(later, 'air.dryBulb').inputValue()).toMatch(/^95(\.0)?$/)

    // The older changes still wait for their answer; the newer ones are kept beside them.
    expect((await keptBeside).status()).toBe(200)
    expect(await later.getByRole('button', { name: 'Discard them' }).count()).toBe(1)
    const last = await site.visit({ as: 'rep' })
    await openWorkbench(last, own)
    const both = last.getByRole('status').filter({ hasText: 'There are 2 sets of unsaved changes.' })
    await both.getByRole('button', { name: 'Restore them' }).first().click()
    await expect.poll(() => field(last, 'air.dryBulb').inputValue()).toMatch(/^95(\.0)?$/)
    const dropped = last.waitForResponse('**/DesignService.svc/DropDraft')
    await last.getByRole('button', { name: 'Discard them' }).click()
    await dropped
    const saved = last.waitForResponse('**/DesignService.svc/DropDraft')
    await last.getByRole('button', { name: 'Save', exact: true }).click()
    await saved
    await openWorkbench(last, own)
    expect(await last.getByText(/^There are .*unsaved changes/).count()).toBe(0)
  })
})

describe('templates', () => {
  it('are saved of a coil, taken by another project, shared and deleted, also by keys on a phone', async () => {
    const page = await site.visit({ as: 'engineer' })
    await openWorkbench(page)
    await type(page, 'fluid.given.value', '66')
    await chooseOf(page, 'Coils', 'Save CC-1 as template')
    const naming = page.getByRole('dialog', { name: 'Save coil as template' })
    await naming.getByLabel('Name').fill('Standard unit')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()

    await openWorkbench(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await chooseOf(page, 'Coils', 'Examples and templates')
    const dialog = page.getByRole('dialog', { name: 'Examples and templates' })
    const share = dialog.getByRole('button', { name: 'Share Standard unit with my groups' })
    await share.click()
    await expect.poll(() => share.getAttribute('aria-pressed')).toBe('true')
    expect(await barriersOn(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Standard unit/ }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await tab(page, 'CC-2').waitFor()
    expect(await coilTabs(page)).toHaveLength(2)
    expect(await field(page, 'fluid.given.value').inputValue()).toMatch(/^66(\.0)?$/)

    await chooseOf(page, 'Coils', 'Examples and templates')
    await dialog.getByRole('button', { name: 'Delete Standard unit' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click()
    await dialog.getByText('No templates yet.').waitFor()
  })

  it('that another window deleted leave the list when they are asked for', async () => {
    const page = await site.visit({ as: 'engineer' })
    await openWorkbench(page)
    await chooseOf(page, 'Coils', 'Save CC-1 as template')
    await page.getByRole('dialog', { name: 'Save coil as template' }).getByLabel('Name').fill('Gone unit')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await chooseOf(page, 'Coils', 'Examples and templates')
    const dialog = page.getByRole('dialog', { name: 'Examples and templates' })
    const listed = dialog.getByRole('button', { name: /^Gone unit/ })
    await listed.waitFor()

    const other = await site.visit({ as: 'engineer' })
    await openWorkbench(other)
    await chooseOf(other, 'Coils', 'Examples and templates')
    await other.getByRole('button', { name: 'Delete Gone unit' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click()
    await other.getByText('No templates yet.').waitFor()

    await listed.click()
    await dialog.getByText(projectMessages.templateMissing).waitFor()
    expect(await listed.count()).toBe(0)
    expect(await coilTabs(page)).toHaveLength(1)
  })
})
