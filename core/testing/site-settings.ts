import type { SiteSettings } from '../site/settings/contracts'

/** The settings of a site's key: English and Arabic, US dollars, no wallets unless told otherwise. */
export function siteSettings(more: Partial<SiteSettings> = {}): SiteSettings {
  return {
    locales: ['en-US', 'ar-AE'],
    currencies: ['USD'],
    trust: 'first-party',
    features: { applePay: false, payPal: false, mock: true },
    environment: 'gallery',
    ...more,
  }
}
