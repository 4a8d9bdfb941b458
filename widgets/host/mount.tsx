import { Provider } from 'effector-react'
import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { pageScope } from '../../core/runtime/scope'
import reset from '../ui/reset.css?inline'
import tokens from '../ui/tokens.css?inline'
import { Boundary } from './boundary'
import { type Handle, HandleContext, handles } from './handle'
import { stopPresses } from './stop-presses'
import { stopKeys } from './keys'

export { whenWordsCame } from '../../core/site/words'
export { repeatTouch } from './repeat-touch'
export { reopenModals } from './reopen-modals'

/** The sheets of every view, added to the shell's. */
export const basics = [tokens, reset]

export interface Mounted<Props> {
  render(props: Props): void
  unmount(): void
}

/** How the view reports to its element. */
export interface Watch {
  /** The view was rendered for the first time. */
  shown(): void
  /** The view threw while rendering, and is gone. */
  failed(error: unknown): void
}

/** Runs a view in the page's one scope, and keeps its errors from the page. */
export function mount<Props extends object>(
  container: Element,
  View: ComponentType<Props>,
  handle: Handle,
  watch: Watch,
): Mounted<Props> {
  stopKeys()
  stopPresses(container.getRootNode())
  handles.set(handle.id, handle)
  const root = createRoot(container)
  return {
    render: props =>
      root.render(
        <Provider value={pageScope}>
          <HandleContext.Provider value={handle}>
            <Boundary failed={watch.failed}>
              <View {...props} />
              <Shown onShown={watch.shown} />
            </Boundary>
          </HandleContext.Provider>
        </Provider>,
      ),
    unmount() {
      root.unmount()
      handles.delete(handle.id)
    },
  }
}

function Shown({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown, [onShown])
  return null
}
