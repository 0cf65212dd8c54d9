/** Countries and their states for addresses. Without any library: the names come from the platform's `Intl` data. */

/** The officially assigned codes of ISO 3166-1. */
const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** Countries whose state is chosen from a list; for any other country it is typed. */
const countriesWithStates = ['US', 'CA'] as const

const stateNames: Record<(typeof countriesWithStates)[number], string> = {
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
    'SK Saskatchewan|YT Yukon',
}

export interface Country {
  Name: string
  /** The two-letter code. */
  Symbol: string
}

export interface State {
  Name: string
  Symbol: string
  /** Symbol of its country. */
  Country: string
}

/** All countries by name; the two whose states are listed come first. */
export function countries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const named = (code: string) => ({ Name: names.of(code) ?? code, Symbol: code })
  const others = countryCodes.filter(symbol => !hasStateList(symbol)).map(named)
  return [...countriesWithStates.map(named), ...others.sort((a, b) => a.Name.localeCompare(b.Name, 'en'))]
}

export function states(): State[] {
  return countriesWithStates.flatMap(Country =>
    stateNames[Country].split('|').map(entry => ({ Name: entry.slice(3), Symbol: entry.slice(0, 2), Country })),
  )
}

export function isCountry(symbol: string): boolean {
  return countryCodes.includes(symbol)
}

function hasStateList(country: string): boolean {
  return (countriesWithStates as readonly string[]).includes(country)
}

/** Whether `state` is valid in an address of `country`: in its list, or any text if the country has no list. */
export function isStateOf(country: string, state: string): boolean {
  return !hasStateList(country) || states().some(one => one.Country === country && one.Symbol === state)
}
