import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

interface PlaceForViews {
  readonly element: HTMLElement
  show(view: ReactNode): void
}

/** Gives each test of a file an empty place in the page, and a way to show a view in it. */
export function placeForViews(): PlaceForViews {
  let element: HTMLElement
  let root: Root
  beforeEach(() => {
    element = document.createElement('div')
    document.body.append(element)
    root = createRoot(element)
  })
  afterEach(() => {
    root.unmount()
    element.remove()
  })
  return {
    get element() {
      return element
    },
    show: view => flushSync(() => root.render(view)),
  }
}
