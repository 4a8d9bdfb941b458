import { anEvent } from '../../core/testing/an-event'
import { aToken } from '../../core/testing/a-token'
import { refuse } from '../../core/testing/shop-for'
import type { Stories } from '../testing/story'

const EVENT = 'GET /:mode/caas/v1/canvas/event/:eventId'
const html = '<till-event event="harbour-weekend"></till-event>'
const picture = { url: '/media/hero-dawn.svg', alt: '', width: 1280, height: 560 }
const thirdParty = {
  locales: ['en-US', 'ar-AE'],
  currencies: ['USD'],
  trust: 'third-party',
  features: {},
  environment: 'gallery',
}

export const stories: Stories = {
  'as it comes': { html, answers: { [EVENT]: anEvent({ picture }) } },
  'on one day, without a picture': { html, answers: { [EVENT]: anEvent({ endDate: '2099-06-11' }) } },
  'on a page of another site': { html, answers: { [EVENT]: anEvent(), 'GET /fapi/site/settings': thirdParty } },
  full: { html, answers: { [EVENT]: anEvent({ picture, standing: 'full' }) } },
  'full, on a page of another site': {
    html,
    answers: { [EVENT]: anEvent({ picture, standing: 'full' }), 'GET /fapi/site/settings': thirdParty },
  },
  over: { html, answers: { [EVENT]: anEvent({ standing: 'over' }) } },
  'its dialog, for a guest': {
    html,
    answers: { [EVENT]: anEvent({ picture }), 'POST /token/v2/auth/token': aToken() },
    asks: [['open', 'event', { event: 'harbour-weekend' }]],
  },
  'not there': { html, answers: { [EVENT]: refuse(404, 'API404') } },
}
