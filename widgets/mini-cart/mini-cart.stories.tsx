/** What the gallery shows of the widget: markup by title, as a page would write it. */
export const stories = {
  'as it comes': '<till-mini-cart></till-mini-cart>',
  'with a fallback for pages without script': '<till-mini-cart><a href="/en-us/cart">Bag</a></till-mini-cart>',
  'with a picture of the page’s own':
    '<till-mini-cart><svg slot="icon" width="20" height="20" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8" fill="none" stroke="currentColor"/></svg></till-mini-cart>',
  'opened by another button':
    '<till-mini-cart no-button></till-mini-cart><button type="button" data-till-open="mini-cart">Show the bag</button>',
}
