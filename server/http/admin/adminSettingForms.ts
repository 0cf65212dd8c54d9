/** The admin's forms for catalogues and settings. */
import { z } from 'zod'
import { admin } from '../../../shared/contracts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { said } from '../said'
import { adminForm, callTyped } from './adminForm'

const { catalogues, settings } = serverMessages

export const settingForms = {
  'restore-catalogue': adminForm({
    fields: { name: z.string(), version: z.string(), before: z.string() },
    shownAt: ({ name }) => ({ section: 'catalogues', name }),
    async run(http, { name, version, before }, gateway) {
      const input = { name, version: Number(version), before: Number(before) }
      return said(await callTyped(http, gateway, { operation: admin.RestoreCatalogue, input }), catalogues.restored)
    },
  }),
  'set-retention': adminForm({
    fields: { name: z.string(), days: z.string() },
    needsPassword: true,
    shownAt: ({ name, days }) => ({ section: 'retention', name, days }),
    async run(http, { name, days }, gateway) {
      const input = { name, days: Number(days) }
      const answer = await callTyped(http, gateway, { operation: admin.SetRetention, input })
      return { notices: said(answer, settings.retentionSaved), goesTo: { section: 'retention' } }
    },
  }),
  'set-comparison-end': adminForm({
    fields: { until: z.string() },
    shownAt: () => ({ section: 'configuration' }),
    run: async (http, input, gateway) =>
      said(
        await callTyped(http, gateway, { operation: admin.SetEngineComparisonEnd, input }),
        settings.comparisonSaved,
      ),
  }),
}
