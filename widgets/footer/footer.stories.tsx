import { aFooter } from '../../core/testing/a-footer'
import { refuse } from '../../core/testing/shop-for'
import type { Stories } from '../testing/story'

const ASK = 'GET /live/caas/v1/canvas/footer/:siteId'
const html = '<till-footer site="northlane"></till-footer>'
const { columns, legal } = aFooter()
const few = { siteId: 'northlane', key: 'main', language: 'en', modified: '2026-10-01T08:00:00.000Z', columns, legal }
const picture = { url: '/media/scene-track.svg', alt: '' }

export const stories: Stories = {
  'as it comes': { html, answers: { [ASK]: aFooter() } },
  'columns and a line alone': { html, answers: { [ASK]: few } },
  'networks by their marks': {
    html,
    answers: { [ASK]: aFooter({ social: [{ url: 'https://social.example/northlane', text: 'Instagram', picture }] }) },
  },
  'that could not be loaded': { html, answers: { [ASK]: refuse(503, 'GEN500') } },
  'that could not be loaded, with the page’s own': {
    html: '<till-footer site="northlane"><p>© Northlane</p></till-footer>',
    answers: { [ASK]: refuse(503, 'GEN500') },
  },
}
