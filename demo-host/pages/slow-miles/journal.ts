import { type Html, html } from '../html'
import type { PagesSettings } from '../settings'
import { blogPage } from './layout'

/** The essays that have a page of their own, by their address; the one about a shoe is written by hand (`page.ts`). */
export const essays: Readonly<Record<string, string>> = {
  'slow-week': 'A week of running slower than I wanted',
  'harbour-loop': 'The harbour loop, clockwise',
  socks: 'In praise of the second-best socks',
  'walked-race': 'The race I walked',
  'sideways-rain': 'What to wear when it rains sideways',
  'before-light': 'Before it is light',
}

/** The blog's front page. */
export const journal = ({ shop }: PagesSettings): Html =>
  blogPage({
    shop,
    title: 'Essays and notes',
    body: html`<main class="wide"><till-content class="journal" fragment="slow-miles-journal"><h1>Essays and notes</h1></till-content></main>`,
  })

/** What is inside is read until the shop's content has come. */
export const essay = ({ shop }: PagesSettings, key: string, title: string): Html =>
  blogPage({
    shop,
    title,
    body: html`<main class="wide"><till-content class="essay" fragment="slow-miles-${key}"><h1>${title}</h1></till-content></main>`,
  })
