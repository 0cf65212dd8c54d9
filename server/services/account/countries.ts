import { countries, states } from '../../../shared/accounts/geography'
import type { Envelope } from '../../../shared/contracts/envelope'

export function getCountries() {
  return async () => listed(countries())
}

export function getStates() {
  return async () => listed(states())
}

function listed<Item>(Items: Item[]): Envelope<Item> & { Items: Item[] } {
  return { Succeeded: true, Notices: [], Items }
}
