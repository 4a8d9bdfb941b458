import choice from '../../ui/choice.css?inline'
import dialogs from './store-dialogs.css?inline'

/** The choice of where things are fetched, for a bag in a page: it comes with the first wish for it. */
export { StoreDialogs as View } from './store-dialogs'

export const styles = [choice, dialogs]
