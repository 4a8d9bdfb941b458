const typing = ['keydown', 'keypress', 'keyup'] as const

/** I17: keys typed into our fields stay with us, so that the page's one-key commands do not fire. */
export function keepTyping(root: ShadowRoot): void {
  for (const type of typing) {
    root.addEventListener(type, event => {
      if (isField(event.composedPath()[0])) event.stopPropagation()
    })
  }
}

function isField(target: EventTarget | undefined): boolean {
  const element = target as Partial<HTMLElement> | undefined
  return !!element?.isContentEditable || /^(input|textarea|select)$/.test(element?.localName ?? '')
}
