/** Types as a shopper does; a view hears of no value that a script sets on its own fields. */
export function typeInto(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
