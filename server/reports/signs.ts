import type { Warning } from '../../engine'
import type { Verdict } from '../../shared/tools/results/keyResult'
import { palette } from './palette'
import type { Canvas } from './pen'

/** Icons on a square of 16, the same as on the pages. */
const paths = {
  check: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM5.4 8.2l1.9 1.9 3.4-3.9',
  warning: 'M8 2.3 14.3 13.4H1.7zM8 6.6v3.2M8 11.5v.1',
  error: 'M5.4 2h5.2L14 5.4v5.2L10.6 14H5.4L2 10.6V5.4zM8 5v3.6M8 10.9v.1',
  info: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM8 7.4V11M8 5v.1',
} as const

export interface Look {
  sign: keyof typeof paths
  color: string
  textColor: string
}

const good: Look = { sign: 'check', color: palette.good, textColor: palette.goodText }
const caution: Look = { sign: 'warning', color: palette.caution, textColor: palette.cautionText }
const danger: Look = { sign: 'error', color: palette.danger, textColor: palette.dangerText }
const info: Look = { sign: 'info', color: palette.info, textColor: palette.infoText }

export const verdictLooks: Readonly<Record<Verdict, Look>> = { ok: good, warn: caution, err: danger }
export const severityLooks: Readonly<Record<Warning['severity'], Look>> = { error: danger, warning: caution, info }

/** Draws an icon into a square of `size` [pt]. */
export function drawSign(canvas: Canvas, { sign, color }: Look, x: number, y: number, size: number): void {
  canvas
    .save()
    .translate(x, y)
    .scale(size / 16)
    .lineCap('round')
    .lineJoin('round')
  canvas.path(paths[sign]).lineWidth(1.5).stroke(color)
  canvas.restore()
}
