import choice from '../../ui/choice.css?inline'
import dialogs from './store-dialogs.css?inline'

/** Loaded when a store is chosen for the first time. */
export { StoreDialogs as View } from './store-dialogs'

export const styles = [choice, dialogs]
