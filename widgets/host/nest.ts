import { isOurs } from './register'

type Define = (tag: string) => Promise<void>

let define: Define | undefined

/** Given by whoever starts the shop. */
export function letNest(given: Define): void {
  define = given
}

/** Puts a widget into a place of another one, which knows only its tag. Rejects if its code cannot be loaded. */
export async function nest(place: Element, tag: string, props: Readonly<Record<string, string>>): Promise<void> {
  await define?.(tag)
  const Element = customElements.get(tag)
  if (!isOurs(Element)) return
  const element = Object.assign(new Element(), props)
  place.replaceChildren(element)
  await element.arrive()
}
