import { attach, createEvent, createStore, sample } from 'effector'
import { dropFromTab, keepInTab, keptInTab } from '../runtime/kept-in-tab'
import { $config, started } from '../runtime/started'
import type { AddressDraft, AddressForm, AddressKind } from './address-form'
import { valuesOf } from './address-values'
import { $sameChoice, billingForm, sameAsShippingChanged } from './billing-address'
import { $countries } from './countries'
import { $shipment } from './shipment'
import { shippingForm } from './shipping-address'

/** What was bought is no draft any more. */
export const draftsDropped = createEvent()

type Drafts = { [Kind in AddressKind]?: AddressDraft } & { isSame?: boolean }

const readDraftsFx = attach({
  source: $config,
  effect: ({ key }) => keptInTab<Drafts>(key, 'address-drafts', 1) ?? {},
})

const keepDraftsFx = attach({
  source: {
    config: $config,
    shipping: shippingForm.$draft,
    billing: billingForm.$draft,
    isSame: $sameChoice,
  },
  effect: ({ config, shipping, billing, isSame }) =>
    keepInTab(config.key, 'address-drafts', 1, {
      ...(shipping ? { shipping } : {}),
      ...(billing ? { billing } : {}),
      ...(isSame === null ? {} : { isSame }),
    } satisfies Drafts),
})

const dropDraftsFx = attach({ source: $config, effect: ({ key }) => dropFromTab(key, 'address-drafts') })

sample({ clock: started, fn: () => {}, target: readDraftsFx })

sample({
  clock: readDraftsFx.doneData,
  filter: ({ isSame }) => isSame !== undefined,
  fn: ({ isSame }) => isSame === true,
  target: sameAsShippingChanged,
})

sample({ clock: draftsDropped, target: [dropDraftsFx, shippingForm.cleared, billingForm.cleared] })

const changed = [shippingForm, billingForm].flatMap(form => [
  form.fieldChanged,
  form.fieldLeft,
  form.countryChanged,
  form.filledIn,
])

sample({ clock: [...changed, sameAsShippingChanged], fn: () => {}, target: keepDraftsFx })

for (const form of [shippingForm, billingForm]) fillIn(form)

/** A form begins with what was typed before, else with what the service knows, else with the shop's own country. */
function fillIn(form: AddressForm): void {
  const { kind, filledIn, countryChanged, $country } = form
  const known = kind === 'shipping' ? 'shippingAddress' : 'billingAddress'
  const $isTouched = createStore(false)
    .on([filledIn, countryChanged], () => true)
    .reset(form.cleared)

  sample({
    clock: readDraftsFx.doneData,
    filter: drafts => drafts[kind] !== undefined,
    fn: drafts => drafts[kind] as AddressDraft,
    target: filledIn,
  })

  sample({
    clock: $shipment,
    source: $isTouched,
    filter: (isTouched, shipment) => !isTouched && !!shipment?.[known],
    fn: (_isTouched, shipment): AddressDraft => {
      const address = shipment?.[known]
      const consent = address?.subscriptions?.newsletterConsent ? { newsletterConsent: 'yes' } : {}
      return {
        country: address?.countryCode ?? '',
        values: { ...(address ? valuesOf(address) : {}), ...consent },
      }
    },
    target: filledIn,
  })

  // After the service's own word: an address that is known says the country better than the locale does.
  sample({
    clock: [$countries, $shipment],
    source: { country: $country, countries: $countries, shipment: $shipment, config: $config },
    filter: ({ country, countries, shipment }) => !country && !!countries && shipment !== null && !shipment[known],
    fn: ({ countries, shipment, config }) => {
      const possible = (countries ?? []).filter(({ shipping }) => shipping || kind === 'billing')
      const here = shipment?.shippingAddress?.countryCode ?? config.locale.split('-')[1]?.toUpperCase()
      return (possible.find(({ code }) => code === here) ?? possible[0])?.code ?? ''
    },
    target: countryChanged,
  })
}
