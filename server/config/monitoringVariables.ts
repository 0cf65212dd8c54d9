/** Variables of the command center: the name of this node, its backups, and what counts as out of order. */
import { z } from 'zod'
import { limits } from './limits'

/** A threshold with its bounds. */
const threshold = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual)

export const monitoringVariables = {
  NODE_NAME: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9.:_-]{0,62}$/, 'up to 63 letters, figures, dots, colons and hyphens')
      .optional(),
    about:
      'The name of this node in the command center. Left out: host name and port. Set it where host names change with each start, as in containers.',
    example: 'node-1',
  },
  BACKUP_DIR: {
    schema: z.string().min(1).optional(),
    about: 'Folder of the backups that the command center starts. Left out: `backups` in DATA_DIR.',
    example: '/var/backups/coilworks',
  },
  ALARM_MAIL: {
    schema: z
      .string()
      .transform(text => text.split(',').map(part => part.trim()))
      .pipe(z.array(z.email()).max(limits.monitoring.alarmRecipients))
      .default([]),
    about:
      'Who gets a mail, once, when something goes out of order and when it is in order again: addresses, by commas. Left out: nobody.',
    example: 'operations@example.com',
  },
  ALARM_BACKUP_HOURS: {
    schema: threshold(1, 720, 26),
    about: 'Age of the newest backup from which it is out of order [h].',
    example: '26',
  },
  ALARM_DISK_PERCENT: {
    schema: threshold(50, 99, 85),
    about: 'Used share of the disk of DATA_DIR from which it is out of order [%].',
    example: '85',
  },
  ALARM_LOOP_MS: {
    schema: threshold(20, 5_000, 250),
    about: 'Event-loop lag of a node, 99 % of the steps of a minute, from which it is out of order [ms].',
    example: '250',
  },
  ALARM_RATING_MS: {
    schema: threshold(10, 60_000, 1_000),
    about: 'Time within which 95 % of the ratings of the last minutes must be answered [ms].',
    example: '1000',
  },
  ALARM_ERROR_PERCENT: {
    schema: threshold(1, 100, 5),
    about: 'Share of failed requests in the last minutes from which they are out of order [%].',
    example: '5',
  },
  ALARM_MAIL_MINUTES: {
    schema: threshold(1, 1_440, 15),
    about: 'How long a mail may wait after a failed try before mail is out of order [min].',
    example: '15',
  },
  ALARM_JOB_MINUTES: {
    schema: threshold(1, 1_440, 30),
    about: 'How long a search may wait and run before it is out of order [min].',
    example: '30',
  },
  ALARM_NODE_SECONDS: {
    schema: threshold(30, 3_600, 90),
    about: 'Silence of a node after which it is out of order [s].',
    example: '90',
  },
} as const
