/** What a page may weigh, compressed, in bytes. A page without widgets ships no script at all. */
interface Budget {
  script: number
  style: number
}

const site = 14_000

export const budgets: Readonly<Record<string, Budget>> = {
  'the landing page': { script: 0, style: site },
  'the login page': { script: 85_000, style: site },
  'forgot password': { script: 0, style: site },
  registration: { script: 90_000, style: site },
  help: { script: 0, style: site },
  'help, signed in': { script: 0, style: site },
  'contact us': { script: 90_000, style: site },
  'contact us, signed in': { script: 90_000, style: site },
  'a missing page of a visitor': { script: 0, style: site },
  'the app selector': { script: 0, style: site },
  'the app selector without tiles': { script: 0, style: site },
  'a planned app': { script: 0, style: site },
  'change password': { script: 85_000, style: site },
  'manage users': { script: 110_000, style: 17_000 },
  'invite users': { script: 110_000, style: 17_000 },
  'project sharing': { script: 110_000, style: 17_000 },
  'the user profile': { script: 90_000, style: site },
  'the company profile': { script: 90_000, style: site },
  'a missing page': { script: 0, style: site },
  'security questions': { script: 90_000, style: site },
  'a security question': { script: 85_000, style: site },
  'the audit trail': { script: 0, style: site },
  'the access matrix': { script: 0, style: site },
  'the accounts': { script: 0, style: site },
  'the command center': { script: 0, style: site },
  'the coil workbench': { script: 130_000, style: 20_000 },
  'a report': { script: 85_000, style: site },
}
