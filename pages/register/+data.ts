import type { PageContextServer } from 'vike/types'

export function data({ invitation }: PageContextServer) {
  return { invitation }
}
