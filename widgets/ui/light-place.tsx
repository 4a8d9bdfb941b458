import { useEffect, useRef } from 'react'

interface LightPlaceProps {
  /** The slot's name. */
  name: string
  className: string
  /** Puts the provider's part into a plain element; answers how to take it away. */
  fill: (place: HTMLElement) => Promise<() => void>
}

/**
 * A place for what cannot live in a shadow root (frames that refuse it, fields that password managers fill): in a widget a child of its element, shown through a slot; on a page
 * of our own an element right here. Filled once, for as long as it stands.
 */
export function LightPlace({ name, className, fill }: LightPlaceProps) {
  const spot = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is put once
  useEffect(() => {
    const here = spot.current
    if (!here) return
    const root = here.getRootNode()
    // A page's `<img name=createElement>` would hide the method of `document` itself.
    const place = HTMLDocument.prototype.createElement.call(here.ownerDocument, 'div') as HTMLElement
    if (root instanceof ShadowRoot) place.slot = name
    // It stands among the page's own elements, and a page may reset them all.
    place.style.cssText = 'all: initial !important; display: block !important; inline-size: 100% !important'
    const home = root instanceof ShadowRoot ? root.host : here
    home.append(place)
    const filling = fill(place)
    return () => {
      void filling.then(end => end())
      place.remove()
    }
  }, [])
  return (
    <div className={className} ref={spot}>
      <slot name={name} />
    </div>
  )
}
