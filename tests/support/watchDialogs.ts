import type { Page } from 'playwright-core'

/** Writes down which dialogs open on this page, for the next page to be asked: this one cannot be while it is left. */
export const watchDialogs = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('opened', '[]')
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('dialog:modal')].map(dialog => dialog.textContent)
      if (texts.length > 0) sessionStorage.setItem('opened', JSON.stringify(texts))
    }).observe(document.body, { subtree: true, attributeFilter: ['open'] })
  })

/** Their texts, on the next page. */
export const opened = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('opened') ?? 'null'))
