import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const shown: (() => void)[] = []

/** Renders a view into a shadow root with these sheets, as a widget would; returns the root and a way to render again. */
export function show(view: ReactNode, sheets: readonly string[], { dir = 'ltr', lang = 'en' } = {}) {
  const host = document.createElement('div')
  host.dir = dir
  host.lang = lang
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = sheets.map(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const place = document.createElement('div')
  shadow.append(place)
  document.body.append(host)
  const root = createRoot(place)
  root.render(view)
  shown.push(() => {
    root.unmount()
    host.remove()
  })
  return { shadow, render: (next: ReactNode) => root.render(next), remove: () => root.unmount() }
}

/** Takes away what was shown; for `afterEach`. */
export function clear(): void {
  for (const end of shown.splice(0)) end()
}
