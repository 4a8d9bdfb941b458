/**
 * Whether the browser has what the shop is made with. Each is the last that one engine of the floor (`browserslist` in
 * package.json) has got: Chrome, Edge and Firefox the first, Safari the second.
 */
export const isAble = (): boolean =>
  CSS.supports('color', 'color-mix(in srgb,red,red)') && 'adoptedStyleSheets' in document
