import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { appName } from '../../shared/frame/tabMessage'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { chooseOf, saveAs } from '../support/browserWorkbench'

const site = openSite()

/** Two tabs of one browser, signed in. */
async function twoTabs(path = '/app-selector'): Promise<[mine: Page, other: Page]> {
  const mine = await site.visit({ as: 'customer' })
  const other = await mine.context().newPage()
  for (const page of [mine, other]) {
    await page.goto(path)
    await hydrated(page)
  }
  return [mine, other]
}

const say = (page: Page, message: object) =>
  page.evaluate(
    ([name, what]) => {
      const channel = new BroadcastChannel(name)
      channel.postMessage(what)
      channel.close()
    },
    [appName, message] as const,
  )

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('**/login')
}

describe('a logout', () => {
  it('DIALOG-12, XTAB-02, XTAB-03, XTAB-10 is told to the other tabs, which go to the login page and say why', async () => {
    const [mine, other] = await twoTabs()
    await logOut(mine)
    const dialog = other.getByRole('alertdialog', { name: 'Your session has been logged out from another tab.' })
    await dialog.waitFor()
    expect(new URL(other.url()).pathname + new URL(other.url()).hash).toBe('/login')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await other.reload()
    expect(await other.getByRole('alertdialog').count()).toBe(0)
  })

  it('XTAB-03 that was heard is neither told again nor asked for again', async () => {
    const [mine, other] = await twoTabs()
    const third = await mine.context().newPage()
    await third.goto('/login')
    await third.evaluate(name => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      new BroadcastChannel(name).addEventListener('message', ({ data }) => heard.push(data))
    }, appName)
    const calls: string[] = []
    other.on('request', request => calls.push(new URL(request.url()).pathname))
    await logOut(mine)
    await other.getByRole('alertdialog').waitFor()
    expect(await third.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
      { app: appName, changeType: 'loggedOut' },
    ])
    expect(calls.filter(path => /log-?out/i.test(path))).toEqual([])
  })

  it('XTAB-04 of another app, or heard where nobody is signed in, changes nothing', async () => {
    const [mine, other] = await twoTabs()
    await say(other, { app: 'another', changeType: 'loggedOut' })
    await say(other, { app: appName, changeType: 'somethingElse' })
    const visitor = await site.visit()
    await visitor.goto('/login')
    await hydrated(visitor)
    const second = await visitor.context().newPage()
    await second.goto('/forgot-password')
    await say(second, { app: appName, changeType: 'loggedOut' })
    // A later message would have come after these.
    await visitor.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    expect(new URL(visitor.url()).hash).toBe('')
    expect(await visitor.getByRole('alertdialog').count()).toBe(0)
    await mine.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    expect(new URL(mine.url()).pathname).toBe('/app-selector')
  })
})

describe('an open project', () => {
  /** The same saved design in two tabs. */
  async function sameDesign(name: string): Promise<[mine: Page, other: Page, id: string]> {
    const mine = await site.visit({ as: 'customer' })
    await mine.goto('/enterprise-webapp')
    await hydrated(mine)
    await saveAs(mine, name)
    const address = mine.url()
    const other = await mine.context().newPage()
    await other.goto(address)
    await hydrated(other)
    return [mine, other, new URL(address).searchParams.get('design') ?? '']
  }

  const changed = (page: Page) => page.getByRole('alertdialog', { name: 'This project was changed from another tab.' })

  it('XTAB-05, XTAB-06 that was saved in another tab is offered anew, with three answers; not in the tab that saved', async () => {
    const [mine, other] = await sameDesign('Cross-tab 1')
    await other.keyboard.press('Control+s')
    await changed(mine).waitFor()
    expect(await changed(mine).locator('p').allTextContents()).toEqual([
      'Would you like to re-open it to pull in the new information?',
      'Any unsaved data will be lost.',
    ])
    expect((await changed(mine).getByRole('button').allTextContents()).sort()).toEqual([
      'Ignore Always',
      'Ignore Once',
      'Reload',
    ])
    expect(await changed(other).count()).toBe(0)
    const loaded = mine.waitForEvent('load')
    await changed(mine).getByRole('button', { name: 'Reload' }).click()
    await loaded
  })

  it('XTAB-07, SESSION-08 is asked about again after Ignore Once, and no more in this session after Ignore Always', async () => {
    const [mine, other, id] = await sameDesign('Cross-tab 2')
    const message = { app: appName, changeType: 'projectChanged', projectId: id }
    await say(other, message)
    await changed(mine).getByRole('button', { name: 'Ignore Once' }).click()
    await changed(mine).waitFor({ state: 'detached' })
    await say(other, message)
    await changed(mine).getByRole('button', { name: 'Ignore Always' }).click()
    await changed(mine).waitFor({ state: 'detached' })
    await say(other, message)
    await mine.reload()
    await hydrated(mine)
    await say(other, message)
    await mine.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    expect(await changed(mine).count()).toBe(0)
    // A later session has forgotten it.
    await mine.evaluate(() => {
      document.body.dataset.signedIn = 'later'
    })
    await say(other, message)
    await changed(mine).waitFor()
  })

  it('XTAB-01 hears of its own changes only', async () => {
    const [mine, other] = await sameDesign('Cross-tab 3')
    await say(other, { app: appName, changeType: 'projectChanged', projectId: 'another' })
    await say(other, { app: appName, changeType: 'projectDeleted', projectId: 'another' })
    await mine.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    expect(await mine.getByRole('alertdialog').count()).toBe(0)
  })

  it('XTAB-08, XTAB-09 that was deleted in another tab is left, after saying so, and after what was being asked', async () => {
    const [mine, other] = await sameDesign('Cross-tab 4')
    await other.keyboard.press('Control+s')
    await changed(mine).waitFor()
    await chooseOf(other, 'Project', 'Delete project')
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click()
    await other.waitForURL(url => url.search === '')
    await changed(mine).getByRole('button', { name: 'Ignore Once' }).click()
    const dialog = mine.getByRole('alertdialog', { name: 'This project was deleted from another tab.' })
    expect(await dialog.locator('p').textContent()).toBe('You will be navigated back to the overview screen.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await mine.waitForURL(url => url.pathname === '/enterprise-webapp' && url.search === '')
  })
})
