/**
 * The last feature that one engine of the floor got (`browserslist` in package.json): Chrome, Edge and Firefox, then
 * Safari.
 */
export const isAble = (): boolean =>
  CSS.supports('color', 'color-mix(in srgb,red,red)') && 'adoptedStyleSheets' in document
