import type { PopUp, PopUps } from '../content/pop-ups/contracts'

/** A pop-up of a club, which asks for an address. */
export function aPopUp(more: Partial<PopUp> = {}): PopUp {
  return {
    siteId: 'club',
    key: 'club-news',
    language: 'en',
    modified: '2026-10-01T08:00:00.000Z',
    name: 'club-news',
    kind: 'newsletter',
    delay: 20,
    minimizedTitle: 'Club kit news',
    maximizedTitle: 'Hear of new club kit first',
    text: 'Northlane writes when new kit is in.',
    consent: 'Send me Northlane’s news about twice a month.',
    submitCtaLabel: 'Subscribe',
    confirmationTitle: 'You are on the list',
    confirmationText: 'The next news comes to your address.',
    disclaimer: 'You can end it with one press in every mail.',
    terms: { url: 'https://shop.test/en-us/privacy', text: 'Privacy', targetAttribute: '_blank' },
    ...more,
  }
}

export const popUpsOf = (...popups: PopUp[]): PopUps => ({ siteId: 'club', popups })
