/** A company of a thousand: its pages answer quickly, and whoever is looked for is found. */
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { openSite } from '../support/browser'
import { barriersOn, hydrated } from '../support/browserChecks'
import { people } from '../support/browserPeople'

const site = openSite({ own: true })

beforeAll(async () => {
  const { id, company_id, ...dana } = await site.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', people.customer)
    .executeTakeFirstOrThrow()
  const roles = JSON.stringify(dana.roles)
  const crowd = Array.from({ length: 1000 }, (_, at) => ({
    ...dana,
    company_id,
    roles,
    email: `crowd${at}@northfieldmech.example`,
    full_name: at < 2 ? 'Alex Twin' : `Crowd ${at}`,
  }))
  for (let at = 0; at < crowd.length; at += 200)
    await site.db
      .insertInto('users')
      .values(crowd.slice(at, at + 200))
      .execute()
})

describe('a company of a thousand', () => {
  it('USERS-01, USERS-02 shows a hundred a page, turns the pages, and finds anybody', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector/manage-users')
    await hydrated(page)
    const names = page.locator('tbody th')
    const next = page.getByRole('link', { name: 'Next' })
    expect(await names.count()).toBe(limits.companyUsers.page)
    expect(await page.getByText('Showing 100 of 1009').isVisible()).toBe(true)
    const [first] = await names.allTextContents()
    await next.click()
    await expect.poll(async () => (await names.allTextContents())[0]).not.toBe(first)
    // Whoever reloads, or comes back, stands where they were.
    const [second] = await names.allTextContents()
    await expect.poll(() => page.url()).toContain('after=')
    await page.reload()
    await hydrated(page)
    expect((await names.allTextContents())[0]).toBe(second)
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect.poll(async () => (await names.allTextContents())[0]).toBe(first)

    await page.getByLabel('Filter users').fill('crowd7')
    await page.getByText('Showing 100 of 111 found, 1009 in all').waitFor()
    await next.click()
    await page.getByText('Showing 11 of 111 found, 1009 in all').waitFor()
    expect(await next.count()).toBe(0)
    await page.getByLabel('Filter users').fill('crowd777@')
    await expect.poll(() => names.allTextContents()).toEqual(['Crowd 777'])
    expect(await page.getByText('Showing 1 of 1009').isVisible()).toBe(true)
    expect(await barriersOn(page)).toEqual([])
  })

  it('USERS-06 switches off somebody far down the list', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector/manage-users')
    await hydrated(page)
    await page.getByLabel('Filter users').fill('crowd998@')
    const answer = page.waitForResponse('**/AccountService.svc/SetIsActive')
    await page.getByRole('switch', { name: 'Crowd 998 can log in' }).click()
    await answer
    const row = page.getByRole('row').filter({ hasText: 'Crowd 998' })
    await expect.poll(() => row.textContent()).toContain('Disabled')
  })

  it('SHARE-03, API-31 keeps who was chosen on other pages, and tells namesakes apart', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector/project-sharing')
    await hydrated(page)
    const outside = page.getByLabel(/^Unassigned users/)
    const inside = page.getByLabel(/^Group members/)
    const find = page.getByLabel('Find people')
    const namesIn = (list: typeof outside) => list.locator('option').allTextContents()
    const add = page.getByRole('button', { name: 'Add' })
    expect(await outside.locator('option').count()).toBe(limits.sharing.page)
    await find.fill('alex')
    await expect
      .poll(() => namesIn(outside))
      .toEqual(['Alex Twin (crowd0@northfieldmech.example)', 'Alex Twin (crowd1@northfieldmech.example)'])
    await outside.selectOption({ index: 1 })
    await add.click()

    await find.fill('crowd 7')
    await expect.poll(() => outside.locator('option').count()).toBe(111)
    await outside.focus()
    await page.keyboard.press('Control+A')
    await add.click()
    // Who came on an earlier page is still there.
    expect(await inside.locator('option').count()).toBe(112)
    await find.fill('')
    await page.getByRole('button', { name: 'Next page of Unassigned users' }).click()
    await expect.poll(async () => (await namesIn(outside))[0]).not.toBe((await namesIn(inside))[0])
    expect(await inside.locator('option').count()).toBe(112)
    expect(await barriersOn(page)).toEqual([])

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The groups have been saved.').waitFor()
    await page.reload()
    await hydrated(page)
    expect(await inside.locator('option').count()).toBe(112)
    await find.fill('crowd777@')
    await expect.poll(() => namesIn(inside)).toEqual(['Crowd 777'])
    await expect.poll(() => outside.locator('option').count()).toBe(0)
  })

  it('COMPANY-01 finds who can own its account, and says where nobody fits', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector/company-profile')
    const find = page.getByLabel('Find who can own the account')
    await find.fill('crowd777@')
    await find.press('Enter')
    const owners = page.getByLabel('Account Owner').locator('option')
    await expect.poll(() => owners.allTextContents()).toContain('Crowd 777')
    expect(await barriersOn(page)).toEqual([])
    await find.fill('nobody is called this')
    await find.press('Enter')
    await page.getByText('Nobody else who can own the account fits this.').waitFor()
  })
})
