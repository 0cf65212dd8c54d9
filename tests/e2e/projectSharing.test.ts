/** Project sharing as its screen: the groups, and people moved between two lists. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { openWorkbench, saveAs, type } from '../support/browserWorkbench'

const site = openSite({ own: true })

async function openSharing(as: 'owner' | 'customer' | 'roleless' = 'customer'): Promise<Page> {
  const page = await site.visit({ as })
  await page.goto('/app-selector/project-sharing')
  await hydrated(page)
  return page
}

const outside = (page: Page) => page.getByLabel(/^Unassigned users/)
const inside = (page: Page) => page.getByLabel(/^Group members/)
const namesIn = (list: ReturnType<typeof outside>) => list.locator('option').allTextContents()

/** What of the right to a shared project, and of its state, the bar does not show whole. */
const cutInBar = (page: Page) =>
  page.getByRole('banner').evaluate(bar => {
    const words = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT)
    const cut: string[] = ['Read-Only, Olivia Sandberg', 'Unsaved changes']
    while (words.nextNode()) {
      const text = document.createRange()
      text.selectNodeContents(words.currentNode)
      const { left, right, top, bottom, width } = text.getBoundingClientRect()
      const frame = bar.getBoundingClientRect()
      const end = document.elementFromPoint(right - 2, (top + bottom) / 2)
      const isWhole = width > 0 && left >= 0 && top >= frame.top && bottom <= frame.bottom
      const word = words.currentNode.textContent
      if (isWhole && end?.contains(words.currentNode)) cut.splice(0, cut.length, ...cut.filter(one => one !== word))
    }
    return cut
  })

describe('the page', () => {
  it('SHARE-01, SHARE-04, ENUM-38, ROUTE-15 has a legend of the groups, for anybody signed in', async () => {
    const page = await openSharing('roleless')
    const rows = await page
      .locator('.sh-legend tbody tr')
      .evaluateAll(found =>
        found.map(row => [
          row.querySelector('th')?.textContent,
          ...[...row.querySelectorAll('td svg')].map(icon => icon.getAttribute('aria-label')),
        ]),
      )
    expect(rows).toEqual([
      ['Read-Only', 'Yes', 'No', 'Yes', 'No'],
      ['Read-Write', 'Yes', 'Yes', 'Yes', 'No'],
      ['Full Access', 'Yes', 'Yes', 'Yes', 'Yes'],
    ])
  })

  it('SHARE-02, SHARE-03 moves people between the lists of the chosen group by its buttons, and keeps it', async () => {
    const page = await openSharing()
    const group = page.getByLabel('Group', { exact: true })
    expect(await group.locator('option').allTextContents()).toEqual(['Read-Only', 'Read-Write', 'Full Access'])
    const everybody = await namesIn(outside(page))
    expect(everybody).toContain('Olivia Sandberg')
    expect(everybody).not.toContain('Dana Whitfield')
    expect(everybody).not.toContain('Remy Carter')

    await group.selectOption('Read-Write')
    await outside(page).selectOption(['Olivia Sandberg', 'Pat Rowe'].map(label => ({ label })))
    await page.getByRole('button', { name: 'Add' }).click()
    expect(await namesIn(inside(page))).toEqual(['Olivia Sandberg', 'Pat Rowe'])
    await inside(page).selectOption({ label: 'Pat Rowe' })
    await page.getByRole('button', { name: 'Remove' }).click()
    expect(await namesIn(outside(page))).toContain('Pat Rowe')

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The groups have been saved.').waitFor()
    await page.reload()
    await hydrated(page)
    expect(await namesIn(inside(page))).toEqual([])
    await group.selectOption('Read-Write')
    expect(await namesIn(inside(page))).toEqual(['Olivia Sandberg'])
    expect(await namesIn(outside(page))).not.toContain('Olivia Sandberg')
  })

  it('SHARE-03 moves them by the keyboard alone', async () => {
    const page = await openSharing('roleless')
    await outside(page).focus()
    await page.keyboard.press('Home')
    const [first] = await namesIn(outside(page))
    await page.keyboard.press('Enter')
    expect(await namesIn(inside(page))).toEqual([first])
    await inside(page).focus()
    await page.keyboard.press('Enter')
    expect(await namesIn(inside(page))).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).focus()
  })

  it('API-31 sends its config as JSON text within JSON', async () => {
    const page = await openSharing('roleless')
    await outside(page).selectOption({ label: 'Pat Rowe' })
    await page.getByRole('button', { name: 'Add' }).click()
    const [request] = await Promise.all([
      page.waitForRequest('**/UpdatePermissionGroupMembers'),
      page.getByRole('button', { name: 'Save' }).click(),
    ])
    const { config } = JSON.parse(request.postData() ?? '') as { config: string }
    expect(typeof config).toBe('string')
    expect(Object.keys(JSON.parse(config))).toEqual(['Groups', 'NonGroupMembers'])
    await page.getByText('The groups have been saved.').waitFor()
  })

  it('ERROR-19 says in a dialog titled Invalid that an unknown error occurred, and keeps what was moved', async () => {
    const page = await openSharing('roleless')
    await page.route('**/UpdatePermissionGroupMembers', route => route.fulfill({ status: 500, body: '' }))
    site.expectComplaint(page, /status of 500/)
    await outside(page).selectOption({ label: 'Olivia Sandberg' })
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Invalid' })
    expect(await dialog.textContent()).toContain('An unknown error occurred saving permissions')
    await dialog.getByRole('button', { name: 'OK' }).click()
    expect(await namesIn(inside(page))).toContain('Olivia Sandberg')
    expect(await page.getByText('Unsaved changes', { exact: true }).isVisible()).toBe(true)
  })
})

describe('a member of a group', () => {
  /** The owner puts Dana Whitfield, who is in no group or in `from`, into `to`. */
  async function place(to: string, from?: string) {
    const page = await openSharing('owner')
    const group = page.getByLabel('Group', { exact: true })
    if (from) {
      await group.selectOption(from)
      await inside(page).selectOption({ label: 'Dana Whitfield' })
      await page.getByRole('button', { name: 'Remove' }).click()
    }
    await group.selectOption(to)
    await outside(page).selectOption({ label: 'Dana Whitfield' })
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The groups have been saved.').waitFor()
  }

  it('SHARE-05, SHARE-06, SHARE-07 opens what is shared, and saves and deletes it where the group allows', async () => {
    const owner = await site.visit({ as: 'owner' })
    await openWorkbench(owner)
    const shared = await saveAs(owner, 'Walked unit')
    await place('Read-Only')

    const page = await site.visit({ as: 'customer' })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const menu = page.locator('summary[aria-label="Project"]')
    const remove = page.getByRole('button', { name: 'Delete project' })
    /** What the menu has, once it is opened. */
    const canRemove = async () => {
      await menu.click()
      await page.getByRole('button', { name: 'Save to file' }).waitFor()
      const isOffered = await remove.isVisible()
      await page.keyboard.press('Escape')
      return isOffered
    }
    await openWorkbench(page)
    await page.getByText('Open', { exact: true }).click()
    const link = page.getByRole('link', { name: /Walked unit/ })
    expect(await link.textContent()).toContain('Read-Only, Olivia Sandberg')
    await link.click()
    await page.waitForURL(shared)
    await hydrated(page)
    const whose = page.getByRole('banner').getByText(/, Olivia Sandberg$/)
    expect(await whose.textContent()).toBe('Read-Only, Olivia Sandberg')
    expect(await canRemove()).toBe(false)
    await type(page, 'fluid.given.value', '81')
    for (const width of [390, 800]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await cutInBar(page), `${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await save.click()
    const naming = page.getByRole('dialog', { name: 'Save as your own project' })
    await naming.getByLabel('Name').fill('Copy of mine')
    await naming.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(address => address.search.includes('design=') && !shared.endsWith(address.search))
    await expect.poll(canRemove).toBe(true)
    expect(await whose.count()).toBe(0)

    await place('Read-Write', 'Read-Only')
    await openWorkbench(page, shared)
    await type(page, 'fluid.given.value', '82')
    await save.click()
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
    expect(await whose.textContent()).toBe('Read-Write, Olivia Sandberg')
    expect(await canRemove()).toBe(false)

    await place('Full Access', 'Read-Write')
    await openWorkbench(page, shared)
    await menu.click()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click()
    await page.waitForURL(address => address.search === '')
    // The owner has it open still: what is typed can be saved under another name, and there is nothing to open again.
    await type(owner, 'fluid.given.value', '83')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    const failure = owner.getByRole('alert').filter({ hasText: messages.projectMissing })
    await failure.getByRole('button', { name: 'Save as' }).waitFor()
    expect(await failure.getByRole('link', { name: 'Open again' }).count()).toBe(0)
    const again = await site.visit({ as: 'owner' })
    await openWorkbench(again, shared)
    expect(await again.getByRole('alert').textContent()).toContain(messages.projectMissing)
  })
})
