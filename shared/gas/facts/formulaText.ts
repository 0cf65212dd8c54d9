const below = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉']

/** A formula with its numbers below the line: `CO₂`. */
export const formulaText = (formula: string): string => formula.replace(/\d/g, digit => below[Number(digit)]!)
