import { describe, expect, it } from 'vitest'
import { succeeded } from '../../shared/contracts/envelope'
import { messages } from '../../shared/texts'
import { openSite } from '../support/browser'
import { address, field, openWorkbench, rated, saveAs, type } from '../support/browserWorkbench'

const site = openSite()

describe('a design', () => {
  it('is saved under a name, is there after a reload, and is in the list to open', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    expect(await page.getByText('Not saved yet').isVisible()).toBe(true)
    await type(page, 'fluid.given.value', '82')
    expect(await page.getByText('Unsaved changes', { exact: true }).isVisible()).toBe(true)
    const own = await saveAs(page, 'Unit to reopen')
    expect(await page.getByText(/^Saved \d\d:\d\d$/).isVisible()).toBe(true)

    await openWorkbench(page, own)
    expect(await field(page, 'fluid.given.value').inputValue()).toMatch(/^82(\.0)?$/)
    expect(await page.locator('.cw-bar-title').textContent()).toContain('Unit to reopen')

    await openWorkbench(page)
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Open project' })
    await dialog.getByLabel('Find a project').fill('to reopen')
    await dialog.getByText('1 project', { exact: true }).waitFor()
    await dialog.getByRole('link', { name: 'Unit to reopen' }).click()
    await page.waitForURL(own)
  })

  it('is saved again and again on one page, and what was kept of its changes goes with the save', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const own = await saveAs(page, 'Saved again')
    const save = async (text: string) => {
      await type(page, 'fluid.given.value', text)
      await page.getByText('Unsaved changes', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.poll(() => page.locator('.wb-state').textContent()).toMatch(/^(Saved \d\d:\d\d$|Not saved)/)
      expect(await page.locator('.wb-state').textContent()).toMatch(/^Saved/)
    }
    for (const text of ['81', '82', '83']) await save(text)
    const kept = page.waitForResponse('**/DesignService.svc/KeepDraft')
    await type(page, 'fluid.given.value', '84')
    await kept
    const dropped = page.waitForResponse('**/DesignService.svc/DropDraft')
    await save('85')
    await dropped
    await openWorkbench(page, own)
    expect(await field(page, 'fluid.given.value').inputValue()).toMatch(/^85(\.0)?$/)
    expect(await page.getByText('There are unsaved changes.').count()).toBe(0)
  })

  it('is not missed in the list of who has not saved any yet', async () => {
    const page = await site.visit({ as: 'engineer' })
    await page.route('**/FindProjects', route => route.fulfill({ json: { ...succeeded({ Found: 0 }), Items: [] } }))
    await openWorkbench(page)
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Open project' })
    await dialog.getByText('No saved projects yet.').waitFor()
    await dialog.getByLabel('Find a project').fill('roof')
    await dialog.getByText('No projects found.').waitFor()
  })

  it('is not saved over a change of somebody else, and nothing that was typed is lost', async () => {
    const mine = await site.visit({ as: 'rep' })
    await openWorkbench(mine)
    const own = await saveAs(mine, 'Shared coil')

    const theirs = await site.visit({ as: 'rep' })
    await openWorkbench(theirs, own)
    await type(theirs, 'fluid.given.value', '90')
    await theirs.getByRole('button', { name: 'Save', exact: true }).click()
    await theirs.getByText(/^Saved \d\d:\d\d$/).waitFor()

    await type(mine, 'fluid.given.value', '60')
    await mine.getByRole('button', { name: 'Save', exact: true }).click()
    const failure = mine.getByRole('alert').filter({ hasText: messages.projectChanged })
    await failure.waitFor()
    expect(await field(mine, 'fluid.given.value').inputValue()).toBe('60')
    expect(await mine.locator('.wb-state').textContent()).toMatch(/^Not saved/)

    // Saved under another name it is a design of its own, and the other's is as they left it.
    await failure.getByRole('button', { name: 'Save as' }).click()
    const dialog = mine.getByRole('dialog', { name: 'Save project' })
    await dialog.getByLabel('Name').fill('My own coil')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await openWorkbench(theirs, own)
    expect(await field(theirs, 'fluid.given.value').inputValue()).toMatch(/^90(\.0)?$/)
  })

  it('of somebody else opens as a missing one: a new coil, and why', async () => {
    const owner = await site.visit({ as: 'owner' })
    await openWorkbench(owner)
    const own = await saveAs(owner, 'Mine alone')

    const other = await site.visit({ as: 'rep' })
    await openWorkbench(other, own)
    expect(await other.getByRole('alert').textContent()).toContain(messages.projectMissing)
    expect(await other.content()).not.toContain('Mine alone')
    await rated(other)
  })

  it('asks before unsaved changes are left behind', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await type(page, 'fluid.given.value', '70')
    await page.getByText('Unsaved changes', { exact: true }).waitFor()
    const [asked] = await Promise.all([
      page.waitForEvent('dialog').then(async dialog => {
        await dialog.dismiss()
        return dialog.type()
      }),
      page.getByRole('link', { name: 'Coil selection' }).click({ noWaitAfter: true }),
    ])
    expect(asked).toBe('beforeunload')
    expect(new URL(page.url()).pathname).toBe(address)
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('70')
  })

  it('has its text shown as text, whatever it is', async () => {
    const page = await site.visit({ as: 'engineer' })
    await openWorkbench(page)
    const name = `<img src=x onerror=alert(1)>"'&amp;</script>`
    const own = await saveAs(page, name)
    await openWorkbench(page, own)
    expect(await page.locator('.cw-bar-title .t').textContent()).toBe(name)
    expect(await page.locator('img').count()).toBe(0)
  })
})
