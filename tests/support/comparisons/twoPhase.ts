/** Two-phase correlations compared with ht and fluids. */
import boiling from '../../reference/twoPhaseBoiling.json'
import condensing from '../../reference/twoPhaseCondensing.json'
import friction from '../../reference/twoPhaseFriction.json'
import voids from '../../reference/twoPhaseVoid.json'
import { answerTo, type ReferenceRow, type ReferenceTable, rowsOf } from '../referenceRows'
import type { Comparison } from './comparison'

/** Function of the library, id in the registry, and inputs that the names of the columns do not give. */
type Match = [name: string, id: string, more?: (row: ReferenceRow) => Record<string, number>, note?: string]

/** The comparisons of all functions of a table, and the names of functions without a match. */
function compared(functions: unknown, matches: Match[]): { comparisons: Comparison[]; leftOver: string[] } {
  const tables = functions as Record<string, ReferenceTable>
  const comparisons = matches.map(([name, id, more, note]) => ({
    what: `${name} is ${id}`,
    within: 5e-7,
    deviations: rowsOf(tables[name]!).map(row => answerTo(id, row, more?.(row)) / row.answer - 1),
    ...(note && { note }),
  }))
  const matched = new Set(matches.map(([name]) => name))
  return { comparisons, leftOver: Object.keys(tables).filter(name => !matched.has(name)) }
}

/** The temperatures of a row as a difference, and its angle as an inclination. */
const plate = ({ Tsat, Tw, angle, L }: ReferenceRow) => ({
  wallDifference: Tsat! - Tw!,
  inclination: (angle! * Math.PI) / 180,
  length: L!,
})
const ends = (row: ReferenceRow) => ({
  qualityIn: row.xi!,
  qualityOut: row.xo!,
  voidFractionIn: row.alpha_i!,
  voidFractionOut: row.alpha_o!,
  liquidDensityIn: row.rho_li!,
  vapourDensityIn: row.rho_gi!,
  liquidDensityOut: row.rho_lo!,
  vapourDensityOut: row.rho_go!,
})

/** The comparisons by subject. */
export const twoPhase = {
  'boiling in tubes and pools': compared(boiling.functions, [
    ['Chen_Edelstein', 'chen-edelstein'],
    ['Chen_Bennett', 'chen-bennett'],
    ['Liu_Winterton', 'liu-winterton'],
    ['Thome', 'thome-dupont-jacobi'],
    ['Yun_Heo_Kim', 'yun-heo-kim'],
    ['Lazarek_Black', 'lazarek-black'],
    ['Li_Wu', 'li-wu'],
    ['Sun_Mishima', 'sun-mishima'],
    ['Cooper', 'cooper'],
    ['Montinsky', 'mostinsky'],
    ['Bier', 'bier'],
    ['Rohsenow', 'rohsenow'],
    ['Forster_Zuber', 'forster-zuber'],
    [
      'Stephan_Abdelsalam',
      'stephan-abdelsalam',
      row => ({ thirdGroupHeat: row.Hvap! }),
      'With the latent heat in the third group, as that library has it; the paper, and its own text, have cp T there.',
    ],
    ['Gorenflo', 'gorenflo'],
    ['Zuber', 'zuber-critical-flux'],
  ]),
  condensing: compared(condensing.functions, [
    ['Shah', 'shah-1979'],
    ['Cavallini_Smith_Zecchin', 'cavallini-zecchin'],
    ['Akers_Deans_Crosser', 'akers'],
    ['Boyko_Kruzhilin', 'boyko-kruzhilin'],
    ['Nusselt_laminar', 'nusselt-plate', plate],
  ]),
  'pressure drop of two phases': compared(friction.functions, [
    ['Friedel', 'friedel'],
    ['Lockhart_Martinelli', 'lockhart-martinelli'],
    ['Muller_Steinhagen_Heck', 'mueller-steinhagen-heck'],
    ['Gronnerud', 'gronnerud'],
    ['Chisholm', 'chisholm'],
    ['Baroczy_Chisholm', 'baroczy-chisholm'],
    ['Bankoff', 'bankoff'],
    ['Xu_Fang', 'xu-fang'],
    ['Kim_Mudawar', 'kim-mudawar'],
    ['Jung_Radermacher', 'jung-radermacher'],
    ['Wang_Chiang_Lu', 'wang-chiang-lu'],
    ['Theissing', 'theissing'],
    ['Zhang_Webb', 'zhang-webb'],
    ['Mishima_Hibiki', 'mishima-hibiki'],
    ['Tran', 'tran'],
    ['Chen_Friedel', 'chen-friedel'],
    ['Lombardi_Pedrocchi', 'lombardi-pedrocchi'],
    ['Yu_France', 'yu-france'],
    ['Hwang_Kim', 'hwang-kim'],
    ['Zhang_Hibiki_Mishima', 'zhang-hibiki-mishima'],
    ['Beggs_Brill', 'beggs-brill'],
    ['two_phase_dP_acceleration', 'two-phase-acceleration', ends],
  ]),
  'void fraction and viscosity': compared(voids.functions, [
    ['homogeneous', 'homogeneous-void'],
    ['Zivi', 'zivi'],
    ['Rouhani_1', 'rouhani-axelsson-1'],
    ['Rouhani_2', 'rouhani-axelsson-2'],
    ['Steiner', 'rouhani-steiner'],
    ['Smith', 'smith'],
    ['Baroczy', 'baroczy'],
    ['Chisholm_voidage', 'chisholm-void'],
    ['Armand', 'armand'],
    ['Lockhart_Martinelli_Xtt', 'lockhart-martinelli-parameter'],
    ['Tandon_Varma_Gupta', 'tandon-varma-gupta'],
    ['Thom', 'thom'],
    ['Turner_Wallis', 'turner-wallis'],
    ['Domanski_Didion', 'domanski-didion'],
    ['Graham', 'graham'],
    ['Yashar', 'yashar'],
    ['Xu_Fang_voidage', 'xu-fang-void'],
    ['Fauske', 'fauske'],
    ['Huq_Loth', 'huq-loth'],
    ['Woldesemayat_Ghajar', 'woldesemayat-ghajar'],
    ['Sun_Duffey_Peng', 'sun-duffey-peng'],
    ['McAdams', 'mcadams-viscosity'],
    ['Cicchitti', 'cicchitti-viscosity'],
    ['Duckler', 'dukler-viscosity'],
    ['Beattie_Whalley', 'beattie-whalley-viscosity'],
    ['Fourar_Bories', 'fourar-bories-viscosity'],
    ['Lin_Kwok', 'lin-kwok-viscosity'],
  ]),
}
