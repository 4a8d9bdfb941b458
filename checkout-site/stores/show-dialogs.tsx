import { Provider } from 'effector-react'
import { createRoot } from 'react-dom/client'
import { pageScope } from '../../core/runtime/scope'
import place from './place.css?inline'
import dialogs from '../../widgets/cart-parts/stores/store-dialogs.css?inline'
import '../shell/dialog-sheets'
import { StoreDialogs } from '../../widgets/cart-parts/stores/store-dialogs'

// The dialogs bring their own styles, because the first step's sheet does not have them.
const sheet = new CSSStyleSheet()
sheet.replaceSync(dialogs + place)
document.adoptedStyleSheets.push(sheet)

// The dialogs belong to no screen, so they get a container of their own.
const room = document.createElement('div')
room.className = 'till'
document.body.append(room)
createRoot(room).render(
  <Provider value={pageScope}>
    <StoreDialogs owner="page" />
  </Provider>,
)

/** For a screen that only has to load the dialogs. */
export const StoreRoom = () => null
