import { aPopUp, popUpsOf } from '../../core/testing/a-pop-up'
import { refuse } from '../../core/testing/shop-for'
import type { Stories } from '../testing/story'

const ASK = 'GET /live/caas/v1/canvas/popups/:siteId'
const SUBSCRIBE = 'POST /consumers-v3/consumer/subscription'
const html = '<till-pop-up site="club"></till-pop-up>'
const open = '<till-pop-up site="club" delay="0"></till-pop-up>'
const picture = { url: '/media/scene-track.svg', alt: '', width: 800, height: 560 }
const taken = {
  status: 201,
  body: JSON.stringify({ email: 'you@example.com', phone: null, subscriptions: [] }),
}
const invitation = aPopUp({
  kind: 'registration',
  minimizedTitle: 'Members ship free',
  maximizedTitle: 'Members ship free',
  text: 'Join the club: it costs nothing, and every order ships free.',
  submitCtaLabel: 'Join now',
})

export const stories: Stories = {
  'small, as it begins': {
    html: '<till-pop-up site="club" delay="3600000"></till-pop-up>',
    answers: { [ASK]: popUpsOf(aPopUp()) },
  },
  'a newsletter': { html, answers: { [ASK]: popUpsOf(aPopUp({ picture })), [SUBSCRIBE]: taken } },
  'a newsletter that cannot be kept': {
    html: open,
    answers: { [ASK]: popUpsOf(aPopUp()), [SUBSCRIBE]: refuse(400, 'AUT453') },
  },
  'an offer to sign up': { html: open, answers: { [ASK]: popUpsOf(invitation) } },
  'a small logo, and a disclaimer in a colour of its own': {
    html: open,
    answers: {
      [ASK]: popUpsOf(
        aPopUp({ logo: { url: '/media/scene-coast.svg', alt: 'Harbour Striders' }, disclaimerColor: '#990000' }),
      ),
    },
  },
  'none for this site': { html, answers: { [ASK]: popUpsOf() } },
}
