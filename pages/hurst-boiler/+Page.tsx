import '../../views/styles/workbenchPage.scss'
import { EconomizerPage } from '../../views/widgets/economizer-workbench/EconomizerPage'

/** The page that begins with the stack of the economizers. */
export const Page = () => <EconomizerPage route="hurstBoiler" />
