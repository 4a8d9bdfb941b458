import type { Configuration } from '../configuration'
import { siteLocaleOf } from '../languages/site-locale'

export function shopLinks({ shopOrigin }: Pick<Configuration, 'shopOrigin'>, locale: string) {
  const site = `${shopOrigin}/${siteLocaleOf(locale)}`
  return {
    shop: site,
    help: `${site}/help/contact-us`,
    forgotPassword: `${site}/forgot-password`,
    data: `${site}/account/data`,
    order: (orderNumber: string) => `${site}/order?number=${encodeURIComponent(orderNumber)}`,
  }
}
