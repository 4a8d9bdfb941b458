import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

interface PlaceForViews {
  readonly element: HTMLElement
  show(view: ReactNode): void
}

const adopted = (text: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Gives each test of a file an empty place in the page, and a way to show a view in it, with these sheets. */
export function placeForViews(...sheets: readonly string[]): PlaceForViews {
  let element: HTMLElement
  let root: Root
  beforeEach(() => {
    element = document.createElement('div')
    if (sheets.length > 0) {
      element.className = 'till'
      document.adoptedStyleSheets = sheets.map(adopted)
    }
    document.body.append(element)
    root = createRoot(element)
  })
  afterEach(() => {
    root.unmount()
    element.remove()
    if (sheets.length > 0) document.adoptedStyleSheets = []
  })
  return {
    get element() {
      return element
    },
    show: view => flushSync(() => root.render(view)),
  }
}
