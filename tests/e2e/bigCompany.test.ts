/** A company of a thousand: its pages answer quickly, and whoever is looked for is found. */
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
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
  it('USERS-01, USERS-02 shows the first hundred, more at each wish, and finds anybody', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector/manage-users')
    await hydrated(page)
    const names = page.locator('tbody th')
    expect(await names.count()).toBe(limits.companyUsersAtOnce)
    expect(await page.getByText('Showing 100 of 1009').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Show 100 more' }).click()
    expect(await names.count()).toBe(200)

    await page.getByLabel('Filter users').fill('crowd7')
    expect(await page.getByText('Showing 100 of 111 found, 1009 in all').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Show 11 more' }).click()
    expect(await page.getByRole('button', { name: /^Show/ }).count()).toBe(0)
    await page.getByLabel('Filter users').fill('crowd777@')
    expect(await names.allTextContents()).toEqual(['Crowd 777'])
    expect(await page.getByText('Showing 1 of 1009').isVisible()).toBe(true)
  })

  it('USERS-06 switches off somebody far down the list', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector/manage-users')
    await hydrated(page)
    await page.getByLabel('Filter users').fill('crowd998@')
    const answer = page.waitForResponse('**/AccountService.svc/SetIsActive')
    await page.getByRole('switch', { name: 'Crowd 998 can log in' }).click()
    await answer
    await page.getByRole('row').filter({ hasText: 'Disabled' }).filter({ hasText: 'Crowd 998' }).waitFor()
  })

  it('SHARE-03, API-31 puts everybody in a group and keeps it; namesakes are told apart', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector/project-sharing')
    await hydrated(page)
    const outside = page.getByLabel(/^Unassigned users/)
    const inside = page.getByLabel(/^Group members/)
    await page.getByLabel('Find people').fill('alex')
    expect(await outside.locator('option').allTextContents()).toEqual([
      'Alex Twin (crowd0@northfieldmech.example)',
      'Alex Twin (crowd1@northfieldmech.example)',
    ])
    await page.getByLabel('Find people').fill('crowd')
    await outside.focus()
    await page.keyboard.press('Control+A')
    await page.getByRole('button', { name: 'Add' }).click()
    expect(await inside.locator('option').count()).toBe(1000)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The groups have been saved.').waitFor()
    await page.reload()
    await hydrated(page)
    expect(await inside.locator('option').count()).toBe(1000)
    await page.getByLabel('Find people').fill('crowd 777')
    expect(await inside.locator('option').allTextContents()).toEqual(['Crowd 777'])
    expect(await outside.locator('option').count()).toBe(0)
  })
})
