/** Boiling in tubes and in pools. Registry entries of this folder, in the order shown. */
import { bierCorrelation } from './bier'
import { chen1966Correlation } from './chen1966'
import { chenBennettCorrelation } from './chenBennett'
import { chenEdelsteinCorrelation } from './chenEdelstein'
import { cooperCorrelation } from './cooper'
import { dryoutCompletionCorrelation } from './dryoutCompletion'
import { dryoutInceptionCorrelation } from './dryoutInception'
import { forsterZuberCorrelation } from './forsterZuber'
import { gorenfloCorrelation } from './gorenflo'
import { gungorWinterton1986Correlation } from './gungorWinterton1986'
import { gungorWinterton1987Correlation } from './gungorWinterton1987'
import { kandlikar1990Correlation } from './kandlikar1990'
import { kedzierskiKimCorrelation } from './kedzierskiKim'
import { lazarekBlackCorrelation } from './lazarekBlack'
import { liuWintertonCorrelation } from './liuWinterton'
import { liWuCorrelation } from './liWu'
import { mostinskyCorrelation } from './mostinsky'
import { oilFactorCorrelation } from './oilFactor'
import { rohsenowCorrelation } from './rohsenow'
import { rollmannSpindlerCorrelation } from './rollmannSpindler'
import { shah1982Correlation } from './shah1982'
import { steinerTaborekCorrelation } from './steinerTaborek'
import { stephanAbdelsalamCorrelation } from './stephanAbdelsalam'
import { sunMishimaCorrelation } from './sunMishima'
import { thomeMicrofinCorrelation } from './thomeMicrofin'
import { thomeMixtureCorrelation } from './thomeMixture'
import { thomeThreeZoneCorrelation } from './thomeThreeZone'
import { wojtan2005Correlation } from './wojtan2005'
import { wu2013Correlation } from './wu2013'
import { yunHeoKimCorrelation } from './yunHeoKim'
import { zuberCorrelation } from './zuber'

export const boilingCorrelations = [
  gungorWinterton1987Correlation,
  gungorWinterton1986Correlation,
  kandlikar1990Correlation,
  shah1982Correlation,
  liuWintertonCorrelation,
  chen1966Correlation,
  chenEdelsteinCorrelation,
  chenBennettCorrelation,
  wojtan2005Correlation,
  steinerTaborekCorrelation,
  lazarekBlackCorrelation,
  liWuCorrelation,
  sunMishimaCorrelation,
  yunHeoKimCorrelation,
  thomeThreeZoneCorrelation,
  dryoutInceptionCorrelation,
  dryoutCompletionCorrelation,
  kedzierskiKimCorrelation,
  thomeMicrofinCorrelation,
  wu2013Correlation,
  rollmannSpindlerCorrelation,
  cooperCorrelation,
  mostinskyCorrelation,
  bierCorrelation,
  rohsenowCorrelation,
  forsterZuberCorrelation,
  stephanAbdelsalamCorrelation,
  gorenfloCorrelation,
  zuberCorrelation,
  thomeMixtureCorrelation,
  oilFactorCorrelation,
] as const
