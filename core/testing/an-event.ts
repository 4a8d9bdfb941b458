import type { Registration } from '../content/event-registration/contracts'
import type { EventSignUp } from '../content/events/contracts'

/** A club’s weekend of three days, long ahead. */
export function anEvent(more: Partial<EventSignUp> = {}): EventSignUp {
  return {
    siteId: 'club',
    key: 'harbour-weekend',
    language: 'en',
    modified: '2026-10-01T08:00:00.000Z',
    eventId: 'harbour-weekend',
    title: 'Harbour running weekend',
    place: 'The slip, Harbour Road',
    startDate: '2099-06-11',
    endDate: '2099-06-13',
    richText: '<p>Three easy runs, <em>all paces</em>.</p>',
    submitCtaLabel: 'Join us',
    enablePlusOne: true,
    confirmationTitle: 'See you at the slip',
    confirmationSubtitle: 'We have sent you an email.',
    terms: { url: 'https://shop.test/en-us/brand-terms', text: 'Event terms' },
    standing: 'open',
    ...more,
  }
}

export function aRegistration(more: Partial<Registration> = {}): Registration {
  return {
    eventId: 'harbour-weekend',
    attendingDays: ['2099-06-11'],
    plusOne: null,
    registeredAt: '2026-11-02T09:00:00.000Z',
    ...more,
  }
}
