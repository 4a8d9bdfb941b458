import { expect } from 'chai'

/** A page's bar, with the lowest layer that one can have, covers everything of this widget. */
export function expectUnderBar(widget: HTMLElement): void {
  const bar = document.createElement('div')
  bar.style.cssText = 'position: fixed; inset: 0; z-index: 1'
  document.body.prepend(bar)
  try {
    const above = [...(widget.shadowRoot?.querySelectorAll('*') ?? [])].filter(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found !== null && found !== bar
    })
    expect(above.map(({ localName, className }) => `${localName}.${className}`)).to.deep.equal([])
  } finally {
    bar.remove()
  }
}
