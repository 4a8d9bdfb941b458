import { html } from '../html'

/** What stands where no page is. */
export const notFound = html`<section class="wrap returns"><h1>No page here</h1><p>The address may be old, or mistyped. <a href="/en-us">Go to the front page</a>.</p></section>`
