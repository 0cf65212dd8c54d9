import '../../views/styles/workbenchPage.scss'
import { EconomizerPage } from '../../views/widgets/economizer-workbench/EconomizerPage'

/** The page of the partner’s boilers of the economizers. */
export const Page = () => <EconomizerPage route="cleaverBrooks" />
