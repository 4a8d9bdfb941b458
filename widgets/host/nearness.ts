type Then = () => void

const waiting = new WeakMap<Element, Then>()
let observer: IntersectionObserver | undefined

/** Calls back once, when the element is within a third of a screen from being visible; returns how to stop waiting. */
export function whenNear(element: Element, then: Then): Then {
  observer ??= new IntersectionObserver(publish, { rootMargin: '33%' })
  waiting.set(element, then)
  observer.observe(element)
  return () => forget(element)
}

function publish(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const then = isIntersecting ? waiting.get(target) : undefined
    if (!then) continue
    forget(target)
    then()
  }
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
