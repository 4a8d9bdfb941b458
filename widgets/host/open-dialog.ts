import { createWatch, scopeBind } from 'effector'
import { ownItemAdded } from '../../core/cart'
import { BAG, dialogOpened, dialogWanted } from '../../core/dialogs'
import { isShopError, usageError } from '../../core/errors/shop-error'
import { loaded } from '../../core/http/loaded'
import { unanswered } from '../../core/http/unanswered'
import { logError } from '../../core/runtime/log-error'
import { inPage } from '../../core/runtime/page-dom'
import { pageScope } from '../../core/runtime/scope'
import { type Define, elementAt, elementFor, isShown, known } from './dialog-element'
import type { OpenProps } from './shop-port'
import { whenCartSent } from './when-cart-sent'

export interface DialogOpener {
  /** Rejects if nothing would be seen. */
  open(name: string, props?: OpenProps, over?: boolean): Promise<void>
  /** Of an item that is in the cart already: the page gets no error if the bag cannot be shown. */
  openBag(): Promise<void>
}

const scope = { scope: pageScope }
const show = scopeBind(dialogOpened, scope)

/** Opens dialogs by their names. */
export function dialogOpener(define: Define): DialogOpener {
  return { open, openBag: () => open(BAG).catch(() => {}) }

  async function open(name: string, props: OpenProps = {}, over = false): Promise<void> {
    const element = await elementFor(name, props, define).catch(async error => {
      const step = (await loaded(import('./dialog-names'))).stepsOfSignIn.get(name)
      if (!step) {
        if (error.code === 'usage') logError(error.message)
        throw isShopError(error) ? error : unanswered(false)
      }
      return open('sign-in', { ...props, step }, over)
    })
    if (!element) return
    await element.arrive()
    await new Promise(requestAnimationFrame)
    // Without its view or a box nothing would be seen, so the caller falls back: a link goes to its page.
    if (!element.shadowRoot?.querySelector('.view') || !isShown(element))
      throw usageError('view', `Expected ${name} to open.`)
    await whenCartSent(pageScope)
    show({ name, owner: element.key, props: { ...props, ...known(element, props) }, over })
  }
}

/** Opens what models and views request, and the bag after a quick shop. */
export function openRequestedDialogs({ open, openBag }: DialogOpener): void {
  // After a quick shop the bag opens, if the page has one.
  createWatch({
    unit: ownItemAdded,
    ...scope,
    fn: () => void (inPage(`till-${BAG}`).length && openBag()),
  })

  // A script may press the button of a widget that is not rendered.
  createWatch({
    unit: dialogOpened,
    ...scope,
    fn(opening) {
      const element = elementAt(opening)
      if (element && !isShown(element)) open(opening.name, opening.props, opening.over).catch(() => {})
    },
  })

  createWatch({
    unit: dialogWanted,
    ...scope,
    fn: ({ name, props, over }) => void open(name, props, over).catch(() => {}),
  })
}
