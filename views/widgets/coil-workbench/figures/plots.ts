/** The plot areas of the figures. */
import type { Plot } from '../../../../shared/display/plot'

export const plots = {
  temperature: { width: 440, height: 216, left: 44, right: 354, top: 14, bottom: 182 },
  psychrometric: { width: 440, height: 216, left: 14, right: 394, top: 14, bottom: 182 },
  temperatureLarge: { width: 566, height: 474, left: 52, right: 450, top: 22, bottom: 426 },
  psychrometricLarge: { width: 772, height: 522, left: 24, right: 708, top: 20, bottom: 474 },
} as const satisfies Record<string, Plot>
