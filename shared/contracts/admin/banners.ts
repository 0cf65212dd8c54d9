/** Operations of the admin service about notices to everybody. */
import { z } from 'zod'
import { bannerSeverities } from '../../banners'
import { limits } from '../../limits'
import { requiredText } from '../../validation/schemas'
import { envelope } from '../envelope'
import { operation } from '../operation'
import { asked, minute, pageOf } from './paged'

const facts = { service: 'AdminService.svc', method: 'POST', access: ['admin'], secured: true } as const

export const bannerStates = ['planned', 'shown', 'over'] as const
export type BannerState = (typeof bannerStates)[number]

const banner = z.object({
  Id: z.uuid(),
  Text: z.string(),
  Severity: z.enum(bannerSeverities),
  /** In UTC, to the minute. */
  From: z.string(),
  Until: z.string(),
  /** By the clock of the server. */
  State: z.enum(bannerStates),
  MadeBy: z.string(),
})

export type ListedBanner = z.infer<typeof banner>

export const bannerFilter = z.strictObject({ search: asked.search, state: z.enum(bannerStates).optional() })

/** The notices, those that end last first. */
export const ListBanners = operation({
  ...facts,
  name: 'ListBanners',
  changes: 'nothing',
  request: bannerFilter.extend({ page: asked.page }),
  response: pageOf(banner),
})

/** Makes a notice, or changes the one of this id. */
export const SaveBanner = operation({
  ...facts,
  name: 'SaveBanner',
  changes: 'product',
  request: z.strictObject({
    id: z.uuid().optional(),
    text: requiredText('Text', limits.banner.text),
    severity: z.enum(bannerSeverities),
    from: minute,
    until: minute,
  }),
  response: envelope(z.null()),
})

/** Takes a notice away from all pages and out of the list. */
export const RemoveBanner = operation({
  ...facts,
  name: 'RemoveBanner',
  changes: 'product',
  request: z.strictObject({ id: z.uuid() }),
  response: envelope(z.null()),
})
