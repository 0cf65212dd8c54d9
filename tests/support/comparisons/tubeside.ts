/** Heat transfer, friction and fittings in tubes compared with ht and fluids. */
import * as engine from '../../../engine/tubeside'
import type { Checked } from '../../../engine/warnings'
import friction from '../../reference/tubeFriction.json'
import nusselt from '../../reference/tubeNusselt.json'
import { type Comparison, ratios } from './comparison'

type Law = (...row: number[]) => Checked<number>
const each = (what: string, rows: readonly number[][], law: Law) =>
  ratios(what, rows, 5e-7, (...row) => law(...row).value)

const { colebrook, haaland, swameeJain, serghides, zigrangSylvester, moody, chen } = engine
const byRoughness = { colebrook, haaland, swameeJain, serghides, zigrangSylvester, moody, chen } as const

/** Darcy friction factors, and the loss coefficients of fittings. */
export const tubeFriction: Comparison[] = [
  each('Churchill', friction.churchill, (Re, roughness) =>
    engine.churchillFriction({ Re: Re!, roughness: roughness! }),
  ),
  ...Object.entries(byRoughness).map(([name, law]) =>
    each(name, friction[name as keyof typeof byRoughness], (Re, roughness) => law({ Re: Re!, roughness: roughness! })),
  ),
  each('Clamond (solves the law of Colebrook, as here)', friction.clamond, (Re, roughness) =>
    engine.colebrook({ Re: Re!, roughness: roughness! }),
  ),
  each('laminar', friction.laminar, Re => engine.laminarFriction({ Re: Re! })),
  each('Blasius', friction.blasius, Re => engine.blasius({ Re: Re! })),
  each('Prandtl and von Karman', friction.prandtlVonKarman, Re => engine.prandtlVonKarman({ Re: Re! })),
  each('straight tube, laminar and turbulent', friction.straight, (Re, roughness) =>
    engine.straightTubeFriction({ Re: Re!, roughness: roughness! }),
  ),
  each('curved tube', friction.curved, (Re, d, D, e) =>
    engine.curvedTubeFriction({ Re: Re!, curvature: d! / D!, roughness: e! / d! }),
  ),
  each(
    'pressure drop of a straight tube',
    friction.onePhase,
    (massFlow, density, viscosity, diameter, roughness, length) =>
      engine.straightTubeDrop({
        massFlow: massFlow!,
        density: density!,
        viscosity: viscosity!,
        diameter: diameter!,
        roughness: roughness!,
        length: length!,
      }),
  ),
  each('bends', friction.bend, (_d, angle, f, bendRatio) =>
    engine.roundedBendLoss({ angle: (angle! * Math.PI) / 180, bendRatio: bendRatio!, friction: f! }),
  ),
  each('sharp contractions', friction.contraction, (large, small) =>
    engine.sharpContractionLoss({ diameterRatio: small! / large! }),
  ),
  each('sharp expansions', friction.expansion, (small, large) =>
    engine.sharpExpansionLoss({ diameterRatio: small! / large! }),
  ),
  each('entrance', friction.entrance, () => engine.sharpEntranceLoss()),
  each('exit', friction.exit, () => engine.exitLoss()),
]

const byFriction = {
  churchillZajic: engine.churchillZajic,
  prandtl: engine.prandtlNusselt,
  friendMetzner: engine.friendMetzner,
  webb: engine.webbNusselt,
  vonKarman: engine.vonKarmanNusselt,
  martinelli: engine.martinelli,
  sandall: engine.sandall,
  kawaseUlbrecht: engine.kawaseUlbrecht,
} as const
const { gnielinskiGas, gnielinskiLiquid, esdu } = engine
const smooth = { gnielinskiGas, gnielinskiLiquid, esdu } as const
const curved = {
  curvedSchmidt: engine.curvedTubeSchmidt,
  curvedMoriNakayama: engine.curvedTubeMoriNakayama,
  curvedXinEbadian: engine.curvedTubeXinEbadian,
} as const

/** Nusselt numbers, and the correction factor for the wall temperature. */
export const tubeNusselt: Comparison[] = [
  each('Gnielinski', nusselt.gnielinski, (Re, Pr, f) => engine.gnielinski({ Re: Re!, Pr: Pr!, friction: f! })),
  each('Petukhov and Popov', nusselt.petukhovPopov, (Re, Pr, f) =>
    engine.petukhovPopov({ Re: Re!, Pr: Pr!, friction: f! }),
  ),
  each('Colburn', nusselt.colburn, (Re, Pr) => engine.colburn({ Re: Re!, Pr: Pr! })),
  each('Dittus and Boelter', nusselt.dittusBoelter, (Re, Pr, heating) =>
    engine.dittusBoelter({ Re: Re!, Pr: Pr!, heating: heating! }),
  ),
  each('Sieder and Tate', nusselt.siederTate, (Re, Pr, mu, wall) =>
    engine.siederTate({ Re: Re!, Pr: Pr!, viscosityRatio: mu! / wall! }),
  ),
  each('Hausen', nusselt.hausen, (Re, Pr, L, D) => engine.hausen({ Gz: (Re! * Pr! * D!) / L! })),
  each('Sieder and Tate, laminar', nusselt.siederTateLaminar, (Re, Pr, L, D, mu, wall) =>
    engine.siederTateLaminar({ Gz: (Re! * Pr! * D!) / L!, viscosityRatio: mu! / wall! }),
  ),
  ...Object.entries(byFriction).map(([name, law]) =>
    each(name, nusselt[name as keyof typeof byFriction], (Re, Pr, f) => law({ Re: Re!, Pr: Pr!, friction: f! })),
  ),
  ...Object.entries(smooth).map(([name, law]) =>
    each(name, nusselt[name as keyof typeof smooth], (Re, Pr) => law({ Re: Re!, Pr: Pr! })),
  ),
  each('laminar, constant wall temperature', nusselt.laminarWallTemperature, () => engine.laminarWallTemperature()),
  each('laminar, constant heat flux', nusselt.laminarHeatFlux, () => engine.laminarHeatFlux()),
  each('Baehr and Stephan', nusselt.baehrStephan, (Re, Pr, L, D) =>
    engine.baehrStephan({ Gz: (Re! * Pr! * D!) / L!, Pr: Pr! }),
  ),
  each('straight tube by regime', nusselt.byLength, (Re, Pr, roughness, D, L) =>
    engine.tubeNusseltByLength({ Re: Re!, Pr: Pr!, roughness: roughness!, diameterLength: D! / L! }),
  ),
  ...Object.entries(curved).map(([name, law]) =>
    each(name, nusselt[name as keyof typeof curved], (Re, Pr, d, D) => law({ Re: Re!, Pr: Pr!, curvature: d! / D! })),
  ),
  each('wall factor', nusselt.wallFactor, (mu, wall, turbulent, liquid) =>
    engine.wallFactor({ viscosityRatio: mu! / wall!, turbulent: turbulent!, liquid: liquid! }),
  ),
]
