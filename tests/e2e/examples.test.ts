/** The examples that every tool offers to start from. */
import { expect, it } from 'vitest'
import { exampleAirCoolers } from '../../shared/aircooler/document/exampleAirCoolers'
import { exampleCircuits } from '../../shared/circuitry/document/exampleCircuits'
import { exampleCoils } from '../../shared/coils/document/exampleCoils'
import { exampleEconomizers } from '../../shared/economizer/document/exampleEconomizers'
import { exampleGases } from '../../shared/gas/document/exampleGases'
import { exampleMists } from '../../shared/mist/document/exampleMists'
import { tools } from '../../shared/tools/tools'
import { capitalized } from '../../shared/wording/words'
import { openSite } from '../support/browser'
import { barriersOn } from '../support/browserChecks'
import { chooseOf, openWorkbench, rated } from '../support/browserWorkbench'

const site = openSite()

const pages = [
  ['/enterprise-webapp', tools.coilSelection, exampleCoils, 'engineer'],
  ['/economizer', tools.economizer, exampleEconomizers, 'engineer'],
  ['/cleaver-brooks', tools.economizer, exampleEconomizers, 'partner'],
  ['/hurst-boiler', tools.economizer, exampleEconomizers, 'partner'],
  ['/segmented-program', tools.circuits, exampleCircuits, 'engineer'],
  ['/circuitry-builder', tools.circuits, exampleCircuits, 'engineer'],
  ['/aircooler', tools.airCooler, exampleAirCoolers, 'engineer'],
  ['/engineering', tools.gas, exampleGases, 'engineer'],
  ['/nimbus', tools.mist, exampleMists, 'engineer'],
] as const

it.each(pages)(
  'of %s are listed, and one becomes an item that is rated',
  async (path, { item, items }, examples, as) => {
    const page = await site.visit({ as })
    await openWorkbench(page, path)
    await chooseOf(page, capitalized(items), 'Examples and templates')
    const dialog = page.getByRole('dialog', { name: 'Examples and templates' })
    const offered = dialog.getByRole('list', { name: 'Examples' }).getByRole('button')
    await expect.poll(() => offered.locator('b').allTextContents()).toEqual(Object.keys(examples))
    expect(await barriersOn(page)).toEqual([])

    const name = (await offered.last().locator('span').textContent())!
    await offered.last().press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const tabs = page.getByRole('tablist', { name: `${capitalized(items)} in this project` }).getByRole('tab')
    await expect.poll(() => tabs.count(), { message: `a second ${item}` }).toBe(2)
    expect(await tabs.last().getAttribute('aria-selected')).toBe('true')
    await rated(page)
    expect(await page.locator('.cw-insp h2').first().textContent()).toContain(name)
    await expect.poll(() => page.locator('.cw-kpi .v').first().textContent()).toMatch(/\d/)
  },
)
