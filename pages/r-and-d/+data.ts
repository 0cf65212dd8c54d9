import type { PageContextServer } from 'vike/types'
import { askedTracker } from '../../shared/contracts/askedTracker'
import { readTracker } from '../../shared/rAndD/readTracker'
import { wishOf } from '../../shared/rAndD/wish'

/** What the address asks for; without an answer of the R and D service only that. */
export async function data({ whereServed, identity, now, urlParsed, missing }: PageContextServer) {
  if (!identity) return missing()
  const { Email: email, FullName: fullName } = identity
  const today = now.toISOString().slice(0, 10)
  const wish = wishOf(urlParsed.search, today)
  const data = await whereServed((_, ask) => readTracker(askedTracker(ask, email), wish))
  return { data, wish, email, fullName, today }
}

export type Data = Awaited<ReturnType<typeof data>>
