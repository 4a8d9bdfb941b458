/** The newest features of the oldest supported browsers (`browserslist` in package.json). */
export const isAble = (): boolean =>
  CSS.supports('color', 'color-mix(in srgb,red,red)') && 'adoptedStyleSheets' in document
