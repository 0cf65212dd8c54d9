/** A gas with what follows from its composition and its state. */
import {
  type Combustion,
  combustion,
  dewPoints,
  dryAirs,
  flameTemperature,
  type Traces,
  traceAcidBands,
} from '../../../engine/combustion'
import { EngineError } from '../../../engine/errors'
import { canBurn, gasMixture, listedGases } from '../../../engine/fluids'
import { dewTemperature, fuelGas, gasSheet, massFractions, relativeDensity } from '../../../engine/gases'
import type { GasInput } from '../document/gasDocument'
import type { DescribedGas, GasPart, GasRating } from '../document/gasRating'

type Shares = Readonly<Record<string, number>>
type DewPoints = GasRating['dewPoints']

const steam = 'Water vapor'
const usualTrioxide = 0.02
/** Volumes are converted from amounts where they are shown; this state only asks for the heat. */
const anyState = { T: 288.15, p: 101_325 }

function partsOf(mole: Shares): GasPart[] {
  const mass = massFractions(mole)
  return listedGases()
    .filter(({ name }) => (mole[name] ?? 0) > 0)
    .map(({ name, formula }) => ({ gas: name, formula, mole: mole[name]!, mass: mass[name]! }))
    .toSorted((one, other) => other.mole - one.mole)
}

interface Asked {
  temperature: number
  pressure: number
  burning: GasInput['combustion']
}

/** `sheet` is absent where the gas cannot be at the state. */
export function describeGas(
  name: string,
  composition: Shares,
  { temperature, pressure, burning }: Asked,
): DescribedGas {
  const mixture = gasMixture(composition, 'mole', name)
  const sheet = possible(() => gasSheet(mixture, temperature, pressure))
  const fuel = fuelGas(composition, anyState)
  return {
    ...{ name, molarMass: mixture.molarMass, relativeDensity: relativeDensity(composition) },
    composition: partsOf(composition),
    ...(sheet ? { sheet } : {}),
    ...(fuel
      ? {
          heat: {
            ...{ higher: fuel.higher, lower: fuel.lower },
            higherByMole: fuel.higher * mixture.molarMass,
            lowerByMole: fuel.lower * mixture.molarMass,
          },
        }
      : {}),
    ...(canBurn(composition) ? { burnt: burntOf(composition, mixture.molarMass, burning) } : {}),
  }
}

/** The result, or nothing where the engine refuses the state; other errors are thrown on. */
export function possible<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

function burntOf(composition: Shares, molarMass: number, burning: GasInput['combustion']): DescribedGas['burnt'] {
  const burnt = possible(() =>
    combustion({
      fuel: { kind: 'gas', composition },
      air: { kind: 'excess', value: burning.excess },
      humidity: burning.humidity,
    }),
  )
  if (!burnt) return undefined
  return {
    products: partsOf(burnt.composition),
    air: (burnt.oxygenNeeded * (1 + burnt.excessAir) * molarMass) / dryAirs.ISO.Oxygen,
    airMass: burnt.wetAir,
    gasMass: burnt.wetGas,
    flame: flameTemperature(burnt, burning.airTemperature),
    dewPoints: { ...found(burnt.dewPoints), ...beside(burnt.composition, burnt.pressure) },
    carbonDioxide: burnt.carbonDioxide.perHeat,
  }
}

const found = ({ water, sulfuric, hydrochloric }: Combustion['dewPoints']): DewPoints => ({
  ...(water === undefined ? {} : { water }),
  ...(sulfuric === undefined ? {} : { sulfuric: sulfuric.higher }),
  ...(hydrochloric === undefined ? {} : { hydrochloric }),
})

/** Acids with their bands, beside sulfuric and hydrochloric acid, which are told with the water. */
function beside(composition: Shares, pressure: number, traces: Traces = {}): DewPoints {
  const { hydrochloric: _, ...bands } = traceAcidBands(composition, pressure, traces)
  return bands
}

/** Dew points of a gas: of water and acids, and of what else it has, by an estimate. */
export function dewPointsOf(
  composition: Shares,
  pressure: number,
  { trioxide = usualTrioxide, ...traces }: Traces & { readonly trioxide?: number | undefined } = {},
): DewPoints {
  const { [steam]: _, ...dry } = composition
  const sum = Object.values(dry).reduce((all, share) => all + share, 0)
  const estimate = sum > 0 ? dewTemperature(dry, pressure) : undefined
  return {
    ...(possible(() => found(dewPoints(composition, pressure, trioxide))) ?? {}),
    ...(possible(() => beside(composition, pressure, traces)) ?? {}),
    ...(estimate === undefined ? {} : { estimate }),
  }
}
