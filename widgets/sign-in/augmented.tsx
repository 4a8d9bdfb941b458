import { useEffect, useRef } from 'react'
import { logError } from '../../core/runtime/log-error'
import { nest } from '../host/nest'
import own from './augmented.css?inline'

export const styles = [own]

interface AugmentedProps {
  /** The page of the content service for this step. */
  screen: string
  site: string
}

/** What the shop's editors say in a step, below its form. Without it nothing is missing. */
export function Augmented({ screen, site }: AugmentedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = place.current
    const dialog = container?.closest('dialog')
    if (!container || !dialog) return
    const stop = keepStill(container, dialog)
    nest(container, 'till-content', { screen, site }).catch(error =>
      logError('Expected the editors’ texts for a dialog, got an error; it is shown without them.', error),
    )
    return stop
  }, [screen, site])
  return <div className="said" ref={place} />
}

/** Gives the words their room once they are there. A dialog that grows would move the field that somebody types in, so then it keeps its height, and scrolls. */
function keepStill(container: HTMLElement, dialog: HTMLElement): () => void {
  const root = container.getRootNode() as ShadowRoot
  const observer = new ResizeObserver(() => {
    if (container.offsetHeight === 0) return
    observer.disconnect()
    // Fields for password managers are beside the shadow root.
    const focused = root.activeElement ?? root.host.querySelector(':focus')
    const before = dialog.offsetHeight
    container.classList.add('there')
    if (focused?.matches('input, select, textarea')) dialog.style.blockSize = `${before}px`
  })
  observer.observe(container)
  return () => {
    observer.disconnect()
    dialog.style.blockSize = ''
  }
}
