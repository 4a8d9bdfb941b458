import type { Footer } from '../content/footer/contracts'

/** A footer with all that it may have. */
export function aFooter(more: Partial<Footer> = {}): Footer {
  return {
    siteId: 'northlane',
    key: 'main',
    language: 'en',
    modified: '2026-10-01T08:00:00.000Z',
    columns: [
      {
        title: 'Run',
        targets: [
          { url: '/en-us/c/road', text: 'Road' },
          { url: '/en-us/c/trail', text: 'Trail' },
        ],
      },
      { title: 'Help', targets: [{ url: 'https://shop.test/en-us/help/contact-us', text: 'Write to us' }] },
    ],
    newsletter: {
      title: 'News, about twice a month',
      text: 'New shoes first.',
      target: { url: 'https://shop.test/en-us/newsletter', text: 'Subscribe' },
    },
    socialTitle: 'Follow us',
    social: [
      { url: 'https://social.example/northlane', text: 'Instagram', targetAttribute: '_blank' },
      { url: 'https://video.example/northlane', text: 'YouTube', targetAttribute: '_blank' },
    ],
    legal: '© 2026 Northlane',
    legalTargets: [{ url: 'https://shop.test/en-us/privacy', text: 'Privacy' }],
    ...more,
  }
}
