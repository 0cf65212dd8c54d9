/** What is told of the gas and of the water at full fire, on the page and in reports. */
import { formatNumber, formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { factIn } from '../../tools/results/factIn'
import type { Fact } from '../../tools/results/keyResult'
import type { EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating } from '../document/economizerRating'

export function gasFacts({ full }: Pick<EconomizerRating, 'full'>, reader: Reader): Fact[] {
  const fact = factIn(reader)
  const { dewPoints, draft } = full
  return [
    fact('Flow', full.gasFlow, 'massFlow'),
    fact('Entering', full.gasIn, 'temperature'),
    fact('Leaving', full.gasOut, 'temperature'),
    fact('Pressure drop', full.gasDrop, 'airPressureDrop'),
    ['Excess air', formatPercent(full.excessAir, 1)],
    ['Carbon dioxide', formatPercent(full.composition['Carbon dioxide'] ?? 0, 1)],
    ['Water vapor', formatPercent(full.composition['Water vapor'] ?? 0, 1)],
    ...(dewPoints.water === undefined ? [] : [fact('Water dew point', dewPoints.water, 'temperature')]),
    ...(dewPoints.sulfuric
      ? [
          fact('Acid dew point, Verhoff', dewPoints.sulfuric.verhoffBanchero, 'temperature'),
          fact('Acid dew point, Okkes', dewPoints.sulfuric.okkes, 'temperature'),
        ]
      : []),
    ...(dewPoints.hydrochloric === undefined ? [] : [fact('HCl dew point', dewPoints.hydrochloric, 'temperature')]),
    ...(draft
      ? [
          fact('Draft of the stack, without', draft.before, 'airPressureDrop'),
          fact('Draft of the stack, with', draft.after, 'airPressureDrop'),
          fact('Draft left', draft.left, 'airPressureDrop'),
        ]
      : []),
  ]
}

export function waterFacts(
  { boiler }: EconomizerInput,
  { full }: Pick<EconomizerRating, 'full'>,
  reader: Reader,
): Fact[] {
  const fact = factIn(reader)
  return full.stages.flatMap((stage, index) => {
    const of = (name: string) => (full.stages.length > 1 ? `${name}, stage ${index + 1}` : name)
    return [
      fact(of('Flow in the tubes'), stage.bankWaterFlow, 'massFlow'),
      fact(of('Entering'), stage.waterIn, 'temperature'),
      fact(of('Leaving'), stage.waterOut, 'temperature'),
      fact(of('Below boiling'), stage.steamingMargin, 'temperatureDifference'),
      fact(of('Pressure drop'), stage.waterDrop, 'fluidPressureDrop'),
      fact(of('Velocity'), stage.velocity, 'fluidVelocity'),
      [
        of('Circuits × passes'),
        `${stage.circuits.count} × ${formatNumber(stage.circuits.passes, Number.isInteger(stage.circuits.passes) ? 0 : 1)}`,
      ] as Fact,
      ...(stage.condensate > 0 ? [fact(of('Condensate'), stage.condensate, 'massFlow')] : []),
      ...(stage.condensateAcidity === undefined
        ? []
        : [[of('pH of the condensate'), formatNumber(stage.condensateAcidity, 1)] as Fact]),
      ...(index === 0 && boiler.duty === 'steam' ? [fact('Steam', full.steamFlow, 'massFlow')] : []),
    ]
  })
}
