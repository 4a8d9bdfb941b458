/*
 * Stands in for `@lit/reactive-element/css-tag.js` in the widgets' build. Widgets adopt style sheets themselves
 * (`host/sheets.ts`), so half a kilobyte of template tag and polyfill would travel for nothing.
 */

/** A style sheet as it is: nothing is polyfilled. */
export const getCompatibleStyle = (style: CSSStyleSheet): CSSStyleSheet => style

/** Puts style sheets on a shadow root. */
export function adoptStyles(root: ShadowRoot, styles: CSSStyleSheet[]): void {
  root.adoptedStyleSheets = styles
}

export const supportsAdoptingStyleSheets = true
export const css = undefined
export const unsafeCSS = undefined
export const CSSResult = undefined
