import { useEffect, useRef } from 'react'

interface LightPlaceProps {
  /** The slot's name. */
  name: string
  className: string
  /** Creates the provider's part in a plain element; resolves to how to remove it. */
  fill: (place: HTMLElement) => Promise<() => void>
}

/** A place for what cannot be in a shadow root (some frames, fields for password managers): in a widget a slotted child of its element, on our own pages an element right here. Filled once. */
export function LightPlace({ name, className, fill }: LightPlaceProps) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is put once
  useEffect(() => {
    const anchor = ref.current
    if (!anchor) return
    const root = anchor.getRootNode()
    // A page's `<img name=createElement>` would hide the method of `document` itself.
    const place = HTMLDocument.prototype.createElement.call(anchor.ownerDocument, 'div') as HTMLElement
    if (root instanceof ShadowRoot) place.slot = name
    // The element is in the page, whose style sheets may reset everything.
    place.style.cssText = 'all: initial !important; display: block !important; inline-size: 100% !important'
    // A shopper's own text spacing still reaches it.
    for (const spacing of ['letter-spacing', 'word-spacing', 'line-height']) place.style.setProperty(spacing, 'initial')
    const home = root instanceof ShadowRoot ? root.host : anchor
    // A page that was copied has a dead copy of what was here.
    for (const child of [...home.children]) if (child.slot === name) child.remove()
    home.append(place)
    const filling = fill(place)
    return () => {
      void filling.then(end => end())
      place.remove()
    }
  }, [])
  return (
    <div className={className} ref={ref}>
      <slot name={name} />
    </div>
  )
}
