/** A way in which a page hides what is in one of its elements. */
export interface Hiding {
  /** The element that it is put into, as markup up to there. */
  readonly html: string
  /** Hides what is in it. */
  hide(element: HTMLElement): void
  /** Whether a modal in it is still rendered: all but a box escapes to the top layer. */
  readonly isRendered: boolean
}

/** Every way that a page has of hiding a part of itself, by name. */
export const hidings: Readonly<Record<string, Hiding>> = {
  'display: none': {
    html: '<div></div>',
    hide: ({ style }) => style.setProperty('display', 'none'),
    isRendered: false,
  },
  'visibility: hidden': {
    html: '<div></div>',
    hide: ({ style }) => style.setProperty('visibility', 'hidden'),
    isRendered: true,
  },
  'opacity: 0': { html: '<div></div>', hide: ({ style }) => style.setProperty('opacity', '0'), isRendered: true },
  'a closed <details>': {
    html: '<details open><summary>More</summary></details>',
    hide: element => element.removeAttribute('open'),
    isRendered: false,
  },
  'content-visibility: hidden': {
    html: '<div></div>',
    hide: ({ style }) => style.setProperty('content-visibility', 'hidden'),
    isRendered: false,
  },
  'hidden="until-found"': {
    html: '<div></div>',
    hide: element => element.setAttribute('hidden', 'until-found'),
    isRendered: false,
  },
  inert: { html: '<div></div>', hide: element => element.toggleAttribute('inert', true), isRendered: true },
}
