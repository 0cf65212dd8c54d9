import { gasNames } from '../../../../shared/coils/document/fluidChoices'
import { SharesField } from '../../../workbench/inputs/SharesField'

/** The gases of a mixture in the tubes. */
export const MixtureField = () => <SharesField path="fluid.mixture" gases={gasNames} />
