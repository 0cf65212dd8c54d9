import type { IconName } from './icons'

/** The icon of an account page, by its label in the menu. */
export const accountIcons: Readonly<Record<string, IconName>> = {
  'User Profile': 'user',
  'Company Profile': 'company',
  'Manage Users': 'users',
  'Project Sharing': 'share',
  'Invite User': 'invite',
}
