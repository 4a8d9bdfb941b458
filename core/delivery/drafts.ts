import { attach, createEvent, createStore, sample } from 'effector'
import { dropFromTab, saveInTab, loadFromTab } from '../runtime/tab-storage'
import { $config, started } from '../runtime/started'
import type { Address } from '../shapes/address'
import type { AddressForm, StoredDraft } from './address-form'
import { type AddressDraft, valuesOf } from './address-values'
import { $sameChoice, billingForm, sameAsShippingChanged } from './billing-address'
import { $otherChoice, collectorForm, otherCollectorChanged } from './collector'
import { $countries } from './countries'
import type { AddressKind } from './address-kind'
import { $shipment, type Shipment } from './shipment'
import { shippingForm } from './shipping-address'
import { $preferred } from './shipping-methods'

export const draftsDropped = createEvent()

type Drafts = { [Kind in AddressKind]?: StoredDraft } & { isSame?: boolean; isOther?: boolean }

const forms = [shippingForm, billingForm, collectorForm]

const readDraftsFx = attach({
  source: $config,
  effect: ({ key }) => loadFromTab<Drafts>(key, 'address-drafts', 2) ?? {},
})

// Only typed values: the tab must not store an address that the account has.
export const saveDraftsFx = attach({
  source: {
    config: $config,
    shipping: shippingForm.$typed,
    billing: billingForm.$typed,
    collection: collectorForm.$typed,
    isSame: $sameChoice,
    isOther: $otherChoice,
  },
  effect: ({ config, shipping, billing, collection, isSame, isOther }) =>
    saveInTab(config.key, 'address-drafts', 2, {
      ...(shipping ? { shipping } : {}),
      ...(billing ? { billing } : {}),
      ...(collection ? { collection } : {}),
      ...(isSame === null ? {} : { isSame }),
      ...(isOther === null ? {} : { isOther }),
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

sample({
  clock: readDraftsFx.doneData,
  filter: ({ isOther }) => isOther !== undefined,
  fn: ({ isOther }) => isOther === true,
  target: otherCollectorChanged,
})

sample({ clock: draftsDropped, target: [dropDraftsFx, ...forms.map(form => form.cleared)] })

$sameChoice.reset(draftsDropped)
$otherChoice.reset(draftsDropped)
$preferred.reset(draftsDropped)

const changed = forms.flatMap(form => [
  form.fieldChanged,
  form.fieldLeft,
  form.countryChanged,
  form.foundTaken,
  form.filledIn,
  form.offered,
  form.kept,
])

sample({ clock: [...changed, sameAsShippingChanged, otherCollectorChanged], fn: () => {}, target: saveDraftsFx })

for (const form of forms) fillIn(form)

/** What the service knows, by kind of address. */
const known = { shipping: 'shippingAddress', billing: 'billingAddress', collection: 'collector' } as const

/** A form starts with typed values, else the service's, else the shop's country. */
function fillIn(form: AddressForm): void {
  const { kind, filledIn, offered, restored, fieldChanged, foundTaken, countryChanged, countryGuessed, $country } = form
  const knownIn = (shipment: Shipment | null): Address | null => shipment?.[known[kind]] ?? null
  const $isTouched = createStore(false)
    .on([filledIn, offered, fieldChanged, foundTaken, countryChanged], () => true)
    .on(restored, (_current, { isOver, values, chosenId }) => {
      return chosenId !== undefined || (!isOver && Object.values(values).some(Boolean))
    })
    .reset(form.cleared)

  sample({
    clock: readDraftsFx.doneData,
    filter: drafts => drafts[kind] !== undefined,
    fn: drafts => drafts[kind] as StoredDraft,
    target: restored,
  })

  sample({
    clock: $shipment,
    source: $isTouched,
    filter: (isTouched, shipment) => !isTouched && knownIn(shipment) !== null,
    fn: (_isTouched, shipment): AddressDraft => {
      const address = knownIn(shipment)
      const consent = address?.subscriptions?.newsletterConsent ? { newsletterConsent: 'yes' } : {}
      return {
        country: address?.countryCode ?? '',
        values: { ...(address ? valuesOf(address) : {}), ...consent },
      }
    },
    target: offered,
  })

  // After the service's answer: a known address determines the country better than the locale.
  sample({
    clock: [$countries, $shipment],
    source: { country: $country, countries: $countries, shipment: $shipment, config: $config },
    filter: ({ country, countries, shipment }) => !country && !!countries && shipment !== null && !knownIn(shipment),
    fn: ({ countries, shipment, config }) => {
      const possible = (countries ?? []).filter(({ shipping }) => shipping || kind === 'billing')
      const near = kind === 'collection' ? shipment?.fetchedIn : shipment?.shippingAddress?.countryCode
      const here = near ?? config.locale.split('-')[1]?.toUpperCase()
      return (possible.find(({ code }) => code === here) ?? possible[0])?.code ?? ''
    },
    target: countryGuessed,
  })
}
