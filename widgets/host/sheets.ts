const known = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Each sheet is parsed once per document and shared. Call it again for an element in another document, because sheets belong to their document. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  adopt(root, texts)
  if (CSS.supports('color', 'light-dark(red,red)')) return
  import('./schemes').then(({ applyInScheme }) => applyInScheme(root, texts, adopt)).catch(() => {})
}

function adopt(root: ShadowRoot, texts: readonly string[]): void {
  const home = root.ownerDocument
  const Sheet = home.defaultView?.CSSStyleSheet
  if (!Sheet) return // Nothing is shown in a document without a window.
  const sheets = known.get(home) ?? new Map<string, CSSStyleSheet>()
  known.set(home, sheets)
  root.adoptedStyleSheets = texts.map(text => {
    const sheet = sheets.get(text) ?? parse(text, new Sheet())
    sheets.set(text, sheet)
    return sheet
  })
}

function parse(text: string, sheet: CSSStyleSheet): CSSStyleSheet {
  sheet.replaceSync(text)
  return sheet
}
