/** Facts of a refrigerant from codes and treaties. In its own file, because a coil with water does not need it. */
import { type Control, refrigerantFlags } from '../../../engine/fluids/refrigerantFlags'
import { formatNumber } from '../../display/formatNumber'
import type { Fact } from './coilFacts'

const controls: Readonly<Record<Control, string>> = {
  CFC: 'CFC, phased out',
  HCFC: 'HCFC, phased out',
  HFC: 'HFC, being phased down',
}

/** Warming potentials are whole numbers, except the smallest. */
export const gwpText = (gwp: number): string => formatNumber(gwp, Number.isInteger(gwp) ? 0 : 1)

/** The facts in one line, such as `A2L · GWP 466 · HFC, being phased down`. */
export function refrigerantLine(name: string): string {
  const { safety, gwp, control } = refrigerantFlags(name)
  return [safety ?? 'no safety class', `GWP ${gwpText(gwp)}`, ...(control ? [controls[control]] : [])].join(' · ')
}

/** Safety class, warming potential and control of a refrigerant. */
export function refrigerantFacts(name: string): Fact[] {
  const { safety, gwp, control } = refrigerantFlags(name)
  return [
    ['Safety class, ASHRAE 34', safety ?? 'none'],
    ['Warming potential (GWP)', gwpText(gwp)],
    ['Montreal Protocol', control ? controls[control] : 'not controlled'],
  ]
}
