/** Domains of free mail, where anybody can get an address: the domain does not identify a company. */
const freeDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'ymail.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.net',
  'mail.com',
  'zoho.com',
  'yandex.com',
  'comcast.net',
  'verizon.net',
  'att.net',
  'sbcglobal.net',
  'freemail.example',
])

/** The part after the @, in lower case; empty for a client id. */
export function domainOf(email: string): string {
  return email.includes('@') ? email.slice(email.lastIndexOf('@') + 1).toLowerCase() : ''
}

export function isFreeDomain(domain: string): boolean {
  return freeDomains.has(domain.toLowerCase())
}
