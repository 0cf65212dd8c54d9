import type { JSHandle, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { texts } from '../../shared/texts'
import type * as Dialogs from '../../views/client/dialogs'
import { openSite } from '../support/browser'
import { browserModule } from '../support/browserModule'

const site = openSite()

type Module = typeof Dialogs

let loaded: Promise<{ page: Page; dialogs: JSHandle<Module> }> | undefined

/** The page of all tests, no dialog open, with the focus in a field, and the dialogs. */
async function open() {
  loaded ??= load()
  const { page, dialogs } = await loaded
  // The dialogs that tests leave open close by Esc. A closed one stays in the page until it has answered.
  while ((await page.locator(shown).count()) > 0) await page.keyboard.press('Escape')
  await gone(page)
  await page.getByLabel('Email').focus()
  return { page, dialogs }
}

async function load() {
  const page = await site.visit()
  site.keep(page)
  await page.goto('/login')
  await page.locator('form[data-plain][data-hydrated]').waitFor()
  return { page, dialogs: await browserModule<Module>(page, 'views/client/dialogs.tsx') }
}

/** Calls one of the dialogs; what it answers waits in the page. */
async function start(dialogs: JSHandle<Module>, name: keyof Module, ...given: unknown[]): Promise<JSHandle> {
  return dialogs.evaluateHandle(
    (all, [what, input]) => {
      const asked = (all[what] as (...input: unknown[]) => Promise<unknown>)(...input)
      return { answer: asked }
    },
    [name, given] as const,
  )
}

const answerOf = (asked: JSHandle) => asked.evaluate(({ answer }) => answer as Promise<unknown>)
const ok = (page: Page) => page.getByRole('button', { name: 'OK' })
/** Every page also holds the dialogs that it shows while it loads the next one, closed. */
const shown = 'dialog[open]'
/** A dialog answers before it leaves the page: who opens a second one waits, or finds the fields of both. */
const gone = (page: Page) => page.locator('dialog:not([data-loading])').waitFor({ state: 'detached' })

describe('the confirm dialog', () => {
  const question = { title: 'Leave this page?', lines: ['Any unsaved data will be lost.'] }

  it('DIALOG-01 offers yes and no, and cancel where it is asked for', async () => {
    const { page, dialogs } = await open()
    const asked = await start(dialogs, 'confirm', question)
    const dialog = page.getByRole('alertdialog', { name: question.title })
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['No', 'Yes'])
    expect(await dialog.textContent()).toContain(question.lines[0])
    await dialog.getByRole('button', { name: 'Yes' }).click()
    expect(await answerOf(asked)).toBe('yes')
    await gone(page)

    const next = await start(dialogs, 'confirm', { ...question, yes: 'Leave', no: 'Save first', cancel: true })
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Cancel', 'Save first', 'Leave'])
    await dialog.getByRole('button', { name: 'Save first' }).click()
    expect(await answerOf(next)).toBe('no')
  })

  it('answers Esc by cancel where that is offered, otherwise by no, and gives the focus back', async () => {
    const { page, dialogs } = await open()
    const asked = await start(dialogs, 'confirm', question)
    await page.keyboard.press('Escape')
    expect(await answerOf(asked)).toBe('no')
    await gone(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')

    const next = await start(dialogs, 'confirm', { ...question, cancel: true })
    await page.keyboard.press('Escape')
    expect(await answerOf(next)).toBe('cancel')
  })

  it('starts on yes, but on no where yes cannot be undone; the focus stays inside', async () => {
    const { page, dialogs } = await open()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await start(dialogs, 'confirm', question)
    expect(await focused()).toBe('Yes')
    await page.keyboard.press('Escape')
    await gone(page)
    await start(dialogs, 'confirm', { ...question, yes: 'Delete', isDangerous: true })
    expect(await focused()).toBe('No')
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      expect(['Delete', 'No', undefined, 'body']).toContain(
        await page.evaluate(() =>
          document.activeElement === document.body ? 'body' : document.activeElement?.textContent,
        ),
      )
    }
  })

  it('shows what it is given as text, never as markup', async () => {
    const { page, dialogs } = await open()
    const hostile = '<img src=x onerror=alert(1)>'
    await start(dialogs, 'confirm', { title: hostile, lines: [hostile] })
    expect(await page.locator(`${shown} p`).textContent()).toBe(hostile)
    expect(await page.locator(`${shown} img`).count()).toBe(0)
  })
})

it('DIALOG-02 tells an error and a notice, each until OK or Esc', async () => {
  const { page, dialogs } = await open()
  const error = await start(dialogs, 'showError', 'Invalid Activation', ['That code is not right.', 'Try again.'])
  const dialog = page.getByRole('alertdialog', { name: 'Invalid Activation' })
  expect(await dialog.locator('p').allTextContents()).toEqual(['That code is not right.', 'Try again.'])
  expect(await dialog.locator('.c-err').count()).toBe(1)
  await ok(page).click()
  await answerOf(error)
  await gone(page)
  const notice = await start(dialogs, 'notify', 'Exported', ['The file is saved.'])
  expect(await page.getByRole('alertdialog', { name: 'Exported' }).locator('.c-err').count()).toBe(0)
  await page.keyboard.press('Escape')
  await answerOf(notice)
})

describe('the text input dialog', () => {
  const question = { title: 'Tag', label: 'Tag of the coil' }
  const input = (page: Page) => page.getByLabel('Tag of the coil')

  it('DIALOG-03, DIALOG-04, CONST-15 has one field, of at most 20 characters unless its caller says more', async () => {
    const { page, dialogs } = await open()
    const asked = await start(dialogs, 'askText', question)
    expect(await page.locator(`${shown} input`).count()).toBe(1)
    expect(await input(page).getAttribute('maxlength')).toBe('20')
    await input(page).pressSequentially('C'.repeat(25))
    await page.keyboard.press('Enter')
    expect(await answerOf(asked)).toBe('C'.repeat(20))
    await gone(page)
    await start(dialogs, 'askText', { ...question, maxLength: 254 })
    expect(await input(page).getAttribute('maxlength')).toBe('254')
  })

  it('DIALOG-05 says that the input is invalid when the pattern fails, or what its caller says', async () => {
    const { page, dialogs } = await open()
    const ask = (more: object) => start(dialogs, 'askText', { ...question, pattern: /^[A-Z]+$/, ...more })
    const asked = await ask({})
    await input(page).fill('7')
    expect(await page.getByText(texts.invalidInput, { exact: true }).isVisible()).toBe(true)
    expect(texts.invalidInput).toBe('Input is invalid.')
    expect(await input(page).getAttribute('aria-invalid')).toBe('true')
    await input(page).fill('CC')
    expect(await page.getByText(texts.invalidInput).count()).toBe(0)
    await page.keyboard.press('Escape')
    await answerOf(asked)
    await gone(page)
    await ask({ message: 'Capital letters only.' })
    await input(page).fill('7')
    expect(await page.getByText('Capital letters only.').isVisible()).toBe(true)
  })

  it('DIALOG-06 has OK disabled while nothing was changed and while the input is invalid', async () => {
    const { page, dialogs } = await open()
    await dialogs.evaluate(all => {
      void all.askText({ title: 'Tag', label: 'Tag of the coil', initial: 'CC', pattern: /^[A-Z]+$/ })
    })
    expect(await ok(page).isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.locator(shown).count()).toBe(1)
    await input(page).fill('cc')
    expect(await ok(page).isDisabled()).toBe(true)
    await input(page).fill('')
    expect(await ok(page).isDisabled()).toBe(true)
    await input(page).fill('HC')
    expect(await ok(page).isEnabled()).toBe(true)
  })

  it('answers nothing when it is cancelled', async () => {
    const { page, dialogs } = await open()
    const asked = await start(dialogs, 'askText', question)
    await input(page).fill('CC')
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await answerOf(asked)).toBeUndefined()
  })
})

it('DIALOG-07 asks for several lines in 15 rows, and may require them', async () => {
  const { page, dialogs } = await open()
  const asked = await start(dialogs, 'askLines', { title: 'What changed', label: 'Comment', maxLength: 1000 })
  expect(await page.getByLabel('Comment').getAttribute('rows')).toBe('15')
  expect(await ok(page).isEnabled()).toBe(true)
  await page.getByLabel('Comment').fill('one\ntwo')
  expect(await page.getByText('993 Characters Remaining').isVisible()).toBe(true)
  await ok(page).click()
  expect(await answerOf(asked)).toBe('one\ntwo')
  await gone(page)

  await start(dialogs, 'askLines', { title: 'What changed', label: 'Comment', required: true })
  expect(await ok(page).isDisabled()).toBe(true)
  await page.getByLabel('Comment').fill(' \n ')
  expect(await ok(page).isDisabled()).toBe(true)
  await page.getByLabel('Comment').fill('one')
  expect(await ok(page).isEnabled()).toBe(true)
})

describe('the save-as dialog', () => {
  it('DIALOG-08 takes a name and an optional note', async () => {
    const { page, dialogs } = await open()
    const asked = await start(dialogs, 'saveAs', { name: 'Roof unit 3' })
    await page.getByLabel('Note').fill('for the bid')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await answerOf(asked)).toMatchObject({ name: 'Roof unit 3', note: 'for the bid' })
    await gone(page)
    const next = await start(dialogs, 'saveAs', {})
    await page.getByLabel('Name').fill('AHU-3')
    await page.keyboard.press('Enter')
    expect(await answerOf(next)).toMatchObject({ name: 'AHU-3', note: '' })
  })

  it('DIALOG-09 cannot be submitted without a name', async () => {
    const { page, dialogs } = await open()
    await start(dialogs, 'saveAs', { name: '' })
    const save = page.getByRole('button', { name: 'Save' })
    expect(await save.isDisabled()).toBe(true)
    await page.getByLabel('Name').fill('   ')
    expect(await save.isDisabled()).toBe(true)
    await page.getByLabel('Name').fill('AHU-3')
    expect(await save.isEnabled()).toBe(true)
  })

  it('stays open and says why, where its caller could not save', async () => {
    const { page, dialogs } = await open()
    const asked = await dialogs.evaluateHandle(all => {
      let tries = 0
      const save = async () => (tries++ === 0 ? 'That name is taken.' : undefined)
      return { answer: all.saveAs({ name: 'AHU-3', save }) }
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').filter({ hasText: 'That name is taken.' }).waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('AHU-3')
    await page.getByLabel('Name').fill('AHU-4')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await answerOf(asked)).toMatchObject({ name: 'AHU-4' })
  })
})

it('DIALOG-10 shows what is being waited for, until that is over, whatever is pressed', async () => {
  const { page, dialogs } = await open()
  const close = await dialogs.evaluateHandle(all => all.showLoading({ title: 'Loading App...', message: 'Wait!' }))
  const dialog = page.getByRole('dialog', { name: 'Loading App...' })
  expect(await dialog.textContent()).toContain('Wait!')
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  await close.evaluate(stop => (stop as () => void)())
  await gone(page)
})

describe('the progress dialog', () => {
  /** A progress dialog in a page whose time stands still. */
  async function begin() {
    const page = await site.visit()
    await page.clock.install({ time: new Date('2031-05-06T10:00:00') })
    await page.goto('/login')
    await page.locator('form[data-plain][data-hydrated]').waitFor()
    const dialogs = await browserModule<Module>(page, 'views/client/dialogs.tsx')
    await page.clock.pauseAt(new Date('2031-05-06T11:00:00'))
    const progress = await dialogs.evaluateHandle(all => all.startProgress('Rating candidates'))
    return { page, progress, dialog: page.getByRole('dialog', { name: 'Rating candidates' }) }
  }

  it('DIALOG-10, DIALOG-16 shows how far the work is, and 100% on stop', async () => {
    const { page, progress, dialog } = await begin()
    const bar = page.getByRole('progressbar')
    await progress.evaluate(one => one.set(62.4))
    expect(await dialog.textContent()).toContain('62%')
    expect(await bar.evaluate(element => (element as HTMLProgressElement).value)).toBe(62.4)
    await progress.evaluate(one => void one.stop())
    expect(await dialog.textContent()).toContain('100%')
    expect(await bar.evaluate(element => (element as HTMLProgressElement).value)).toBe(100)
    await page.clock.runFor(200)
    await gone(page)
  })

  it('DIALOG-17, CONST-20 says Completed! on a slow stop and closes after 1 s', async () => {
    const { page, progress, dialog } = await begin()
    await progress.evaluate(one => void one.stop({ slow: true }))
    expect(await dialog.textContent()).toContain('Completed!')
    await page.clock.runFor(999)
    expect(await dialog.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await gone(page)
  })
})
