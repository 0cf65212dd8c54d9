/** The characters that both weights of the typeface have, apart from those that never reach a page. */
const characters = /^[ -~¡-¬®-ňŊ-ſȘșȚțˆ˜‚„…†‡‰‹›‘’“”•–—™€ƒ₀-₉−ΔΩμ≤≥≈′″→←↑↓]$/

export const hasGlyph = (sign: string): boolean => characters.test(sign)
