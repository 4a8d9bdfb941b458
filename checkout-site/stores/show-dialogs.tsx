import { Provider } from 'effector-react'
import { createRoot } from 'react-dom/client'
import { pageScope } from '../../core/runtime/scope'
import place from './place.css?inline'
import dialogs from '../../widgets/cart-parts/stores/store-dialogs.css?inline'
import { StoreDialogs } from '../../widgets/cart-parts/stores/store-dialogs'

// Their looks travel with them: the first step's sheet is for what the first step shows.
const sheet = new CSSStyleSheet()
sheet.replaceSync(dialogs + place)
document.adoptedStyleSheets.push(sheet)

// They lie over every screen and belong to none: whatever first offers the choice brings them, in a place of their own.
const room = document.createElement('div')
room.className = 'till'
document.body.append(room)
createRoot(room).render(
  <Provider value={pageScope}>
    <StoreDialogs owner="page" />
  </Provider>,
)

/** Nothing to see, for a screen that only has to bring them. */
export const StoreRoom = () => null
