/** What stands in the fields when the script comes late: typed before it, or put back by the browser. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { address, field, keyResult, openWorkbench, rated, saveAs, type } from '../support/browserWorkbench'
import { gate } from '../support/gate'

const site = openSite()

/** Opens a page whose script does not come before it is let through. */
async function openWithoutScript(page: Page, path: string, isThere: string): Promise<() => Promise<void>> {
  const script = gate()
  await page.route('**/assets/**/*.js', route => script.isOpen.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(isThere).waitFor()
  return async () => {
    script.open()
    await hydrated(page)
  }
}

const airflow = '.cw-rail [name="air.flow.value"]'

async function capacityAt(page: Page, flow: string): Promise<number> {
  await openWorkbench(page)
  await type(page, 'air.flow.value', flow)
  await rated(page)
  return keyResult(page, 'Total capacity')
}

/** Runs before the script of a page: counts in how many pieces it is hydrated, and types into a field after the third. */
function typeBetweenPieces([name, text]: readonly [string, string]) {
  const here = globalThis as { pieces?: number; wasLive?: boolean }
  const { postMessage } = MessagePort.prototype
  const isLive = () => document.querySelector('.cw-wbapp')?.closest('[data-hydrated]') != null
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [never]) {
    postMessage.apply(this, sent)
    if (isLive() || document.readyState === 'loading') return
    here.pieces = (here.pieces ?? 0) + 1
    const box = document.querySelector<HTMLInputElement>(`.cw-rail [name="${name}"]`)
    if (here.pieces !== 3 || !box) return
    here.wasLive = false
    setTimeout(() => {
      here.wasLive = isLive()
      box.value = text
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  }
}

it('a tool is hydrated in pieces, and what is typed between two of them counts', async () => {
  const page = await site.visit({ as: 'customer' })
  const ofTyped = await capacityAt(page, '12000')
  await page.addInitScript(typeBetweenPieces, ['air.flow.value', '12000'] as const)
  const line = await page.context().newCDPSession(page)
  // A quick machine would hydrate all of it in one piece.
  await line.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await openWorkbench(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const seen = await page.evaluate(() => {
    const { pieces, wasLive } = globalThis as unknown as { pieces: number; wasLive: boolean }
    return { pieces, wasLive }
  })
  expect(seen.pieces).toBeGreaterThanOrEqual(3)
  expect(seen.wasLive).toBe(false)
  await expect.poll(() => keyResult(page, 'Total capacity')).toBe(ofTyped)
  expect(await field(page, 'air.flow.value').inputValue()).toMatch(/^12,?000$/)
})

describe('a coil that is typed before the page is live', () => {
  it('is the one that is rated, shown and saved: 12 000 SCFM', async () => {
    const page = await site.visit({ as: 'customer' })
    const ofTyped = await capacityAt(page, '12000')
    const live = await openWithoutScript(page, address, airflow)
    const box = field(page, 'air.flow.value')
    await box.fill('')
    await box.pressSequentially('12000')
    await page.keyboard.press('ArrowLeft')
    await live()

    expect(await box.inputValue()).toBe('12000')
    // The reader's place in the text is theirs.
    expect(await box.evaluate(input => (input as HTMLInputElement).selectionStart)).toBe(4)
    await expect.poll(() => keyResult(page, 'Total capacity')).toBe(ofTyped)
    await rated(page)

    const saved = await saveAs(page, 'Typed on a slow line')
    await openWorkbench(page, saved)
    expect(await field(page, 'air.flow.value').inputValue()).toMatch(/^12,?000$/)
  })

  it('is dimmed until its results are there', async () => {
    const page = await site.visit({ as: 'customer' })
    const live = await openWithoutScript(page, address, airflow)
    const answer = gate()
    await page.route('**/Rate', route => answer.isOpen.then(() => route.continue()))
    await field(page, 'air.flow.value').fill('11000')
    await live()
    const stale = page.locator('.cw-mid.is-stale')
    await expect.poll(() => stale.count()).toBe(1)
    answer.open()
    await expect.poll(() => stale.count()).toBe(0)
  })

  it('has its message at the field where it cannot be read', async () => {
    const page = await site.visit({ as: 'customer' })
    const live = await openWithoutScript(page, address, airflow)
    await field(page, 'air.flow.value').fill('many')
    await live()
    await page.getByText('Waiting for valid inputs').waitFor()
    expect(await field(page, 'air.flow.value').inputValue()).toBe('many')
  })
})

describe('a form that is filled in before the page is live', () => {
  it('is looked at as it stands: the rules of a new password', async () => {
    const page = await site.visit()
    const live = await openWithoutScript(page, '/register', '[name="password"]')
    await page.locator('[name="password"]').fill('Copper')
    await live()
    const rules = page.getByRole('list', { name: 'Rules for the new password' })
    await rules.getByText(', not yet').first().waitFor({ state: 'attached' })
    expect(await rules.getByText(', kept').count()).toBeGreaterThan(0)
    expect(await page.locator('[name="password"]').inputValue()).toBe('Copper')
  })
})

describe('a page that the browser brings back', () => {
  it('shows the figures of what stands in its fields', async () => {
    const page = await site.visit({ as: 'customer' })
    const ofExample = await capacityAt(page, '9000')
    const ofTyped = await capacityAt(page, '12500')
    await page.goto('/help')
    await page.goBack()
    await hydrated(page)
    await rated(page)
    // The browser may put back what was typed, or not.
    const shown = await field(page, 'air.flow.value').inputValue()
    const expected = shown.replace(',', '') === '12500' ? ofTyped : ofExample
    await expect.poll(() => keyResult(page, 'Total capacity')).toBe(expected)
  })
})
