import type { Page } from 'playwright-core'

/** Records the dialogs that open on this page, to be read on the next page: a page being left cannot be queried. */
export const watchDialogs = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('opened', '[]')
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('dialog:modal')].map(dialog => dialog.textContent)
      if (texts.length > 0) sessionStorage.setItem('opened', JSON.stringify(texts))
    }).observe(document.body, { subtree: true, attributeFilter: ['open'] })
  })

/** The texts of the recorded dialogs, on the next page. */
export const opened = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('opened') ?? 'null'))
