/**
 * What a page may weigh, compressed, in bytes. What every page has is small; widgets bring React with them. The login
 * page has a form, and no React.
 */
interface Budget {
  script: number
  style: number
}

const site = 15_000
/** The browser entry alone. */
const entry = 5_000
/** The entry, React, and the bell with the toasts. */
const bell = 79_500
/** These, and a form or list of its own. The theme and the answer about cookies change in place. */
const widgets = 87_400

export const budgets: Readonly<Record<string, Budget>> = {
  'the landing page': { script: entry, style: site },
  'the login page': { script: 12_500, style: site },
  'forgot password': { script: entry, style: site },
  // The terms are a part of the form.
  registration: { script: 88_400, style: site },
  help: { script: entry, style: site },
  'the Selection API': { script: entry, style: site },
  'help, signed in': { script: bell, style: site },
  'contact us': { script: widgets, style: site },
  'contact us, signed in': { script: widgets, style: site },
  'a missing page of a visitor': { script: entry, style: site },
  'the app selector': { script: bell, style: site },
  'the app selector without tiles': { script: bell, style: site },
  'change password': { script: widgets, style: site },
  'two-step login': { script: bell, style: site },
  'manage users': { script: 91_200, style: 18_000 },
  'invite users': { script: widgets, style: 18_000 },
  'project sharing': { script: widgets, style: 18_000 },
  'the user profile': { script: widgets, style: site },
  'the company profile': { script: widgets, style: site },
  'a missing page': { script: bell, style: site },
  'security questions': { script: widgets, style: site },
  'a security question': { script: widgets, style: site },
  'the audit trail': { script: widgets, style: site },
  'the access matrix': { script: widgets, style: site },
  'the accounts': { script: widgets, style: site },
  'the inbox': { script: widgets, style: site },
  'the catalogues': { script: widgets, style: site },
  'the notices': { script: widgets, style: site },
  'the measurements': { script: widgets, style: site },
  'the retention': { script: widgets, style: site },
  'the configuration': { script: widgets, style: site },
  // Charts, lists and actions, which are drawn again with each answer.
  'the command center': { script: 94_200, style: site },
  // Nine types of coil with their fields, choices and results, and projects of many coils.
  'the coil workbench': { script: 143_200, style: 20_100 },
  // The inputs of a coil, and a canvas with the rules of circuits.
  'the circuitry builder': { script: 143_700, style: 22_000 },
  'the segmented program': { script: 147_650, style: 22_000 },
  'the economizer workbench': { script: 139_300, style: 20_100 },
  // Each notice has words of its own.
  'the air cooler workbench': { script: 137_000, style: 20_100 },
  'the gas workbench': { script: 132_200, style: 20_100 },
  'the mist workbench': { script: 131_200, style: 20_100 },
  // A list, the grid of a week, and figures.
  'the R and D tracker': { script: 102_300, style: 16_500 },
  'the time sheet': { script: 102_300, style: 16_500 },
  'the totals of hours': { script: 102_300, style: 16_500 },
  'a report': { script: widgets, style: site },
}

/** What the HTML of a page may weigh, not compressed, in bytes: what its first view shows, and the data of that. */
const markup = 60_000

/** Lists of everything that there is, and a page that weighs 59,700 by itself and has some work of its reader beside. */
const largerMarkup: Readonly<Record<string, number>> = {
  'the mist workbench': 60_400,
  'the Selection API': 66_000,
  'the access matrix': 292_000,
}

export const markupBudgetOf = (name: string): number => largerMarkup[name] ?? markup
