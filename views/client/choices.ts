/** Makes the reader's choices of theme and cookies, and the closing of a notice, in place. Without script their forms are sent and return here. */
import { storeChoice } from './storeChoice'

/** Watches these forms, wherever they are on the page. */
export function watchChoices(): void {
  document.addEventListener('submit', event => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    const choice = () => new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>)
    if (submitter.name === 'theme') {
      event.preventDefault()
      void storeChoice('/preferences', choice())
      show(submitter, form)
    } else if (submitter.name === 'notice') {
      event.preventDefault()
      void storeChoice('/close-notice', choice())
      form.closest('.has-banner')?.classList.remove('has-banner')
      takeAway(form)
    } else if (submitter.name === 'cookies') {
      event.preventDefault()
      void storeChoice('/cookies', choice()).then(isStored => {
        if (!isStored) return
        takeAway(form)
        const { whenAccepted } = form.dataset
        if (submitter.value === 'accepted' && whenAccepted)
          void import('./measure').then(({ measure }) => measure(JSON.parse(whenAccepted)))
      })
    }
  })
}

/** Shows the theme; its button gives way to that of the other theme, which takes the focus. */
function show(pressed: HTMLButtonElement, form: HTMLFormElement): void {
  document.documentElement.dataset.bsTheme = pressed.value
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[name="theme"]'))
    if (button !== pressed) button.focus()
}

/** Takes the part away whose form this is. The focus was in it: it goes on at the content, not at the top of the window. */
function takeAway(form: HTMLFormElement): void {
  form.parentElement?.remove()
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
