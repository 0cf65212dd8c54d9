/** The admin's forms for requests to support, and for notices to everybody. */
import { z } from 'zod'
import { admin } from '../../../shared/contracts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { said } from '../said'
import { adminForm, callTyped } from './adminForm'

const { inbox, banners } = serverMessages

const request = { id: z.uuid(), state: z.string(), note: z.string(), seen: z.string() }

const shownRequest = ({ id }: { id: string }) => ({ section: 'inbox', request: id })

/** Saves state and note; each button also says who answers the request. A note that is refused is shown again. */
function requestForm(taker: 'me' | 'nobody' | 'same') {
  return adminForm({
    fields: request,
    shownAt: shownRequest,
    async run(http, { note, state, ...form }, gateway) {
      // A browser sends a line break as two characters.
      const typed = { ...form, note: note.replaceAll('\r\n', '\n'), taker }
      // Whoever takes a new request begins to work on it.
      const input = { ...typed, state: taker === 'me' && state === 'new' ? 'in work' : state }
      const answer = await callTyped(http, gateway, { operation: admin.ChangeSupportRequest, input })
      const notices = said(answer, inbox.saved)
      if (answer.Succeeded) return notices
      const { id } = form
      return { notices, goesTo: shownRequest(form), typed: { id, note: typed.note } }
    },
  })
}

const banner = {
  ...{ id: z.union([z.uuid(), z.literal('')]), text: z.string(), severity: z.string() },
  ...{ from: z.string(), until: z.string() },
}

export const inboxForms = {
  'save-request': requestForm('same'),
  'take-request': requestForm('me'),
  'release-request': requestForm('nobody'),
  'preview-banner': adminForm({
    fields: banner,
    shownAt: form => ({ section: 'notices', show: 'preview', ...form }),
    run: async () => [],
  }),
  'save-banner': adminForm({
    fields: banner,
    shownAt: form => ({ section: 'notices', show: 'form', ...form }),
    async run(http, { id, ...form }, gateway) {
      const input = { ...form, ...(id && { id }) }
      const answer = await callTyped(http, gateway, { operation: admin.SaveBanner, input })
      const notices = said(answer, banners.saved)
      return answer.Succeeded ? { notices, goesTo: { section: 'notices' } } : notices
    },
  }),
  'remove-banner': adminForm({
    fields: { id: z.uuid() },
    shownAt: () => ({ section: 'notices' }),
    run: async (http, form, gateway) => said(await gateway.call(http, admin.RemoveBanner, form), banners.removed),
  }),
}
