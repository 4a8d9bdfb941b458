import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopAs } from '../../core/testing/shop-as'
import { aStore } from '../../core/testing/a-store'
import { textOf, until } from '../../widgets/testing/see'
import { typeInto } from '../../widgets/testing/type-into'
import { placeForViews } from '../testing/place-for-views'
import { buttonIn, testStatesOf } from '../testing/screen-states'
import { LocationSelector } from './location-selector/location-selector'
import { StoreLocator } from './store-locator/store-locator'

const SEARCH = 'POST /stores/v1/search'
const POINTS = 'POST /stores/v1/collectionPoints'
const found = (...stores: object[]) => ({ stores, place: { latitude: 45, longitude: -122, label: 'Portland' } })
const week = [1, 2, 3, 4, 5, 6, 7].map(day => ({
  day,
  opens: day === 7 ? null : '10:00',
  closes: day === 7 ? null : '20:00',
}))
const portland = aStore('S001', {
  name: 'Northlane Portland',
  distance: 1.2,
  phone: '+15035550110',
  openingHours: week,
  services: ['pickup', 'returns'],
})

const LOCATIONS = 'GET /fapi/pages/location-selector'
const regions = {
  ...{
    siteId: 'northlane',
    key: 'main',
    language: 'en',
    modified: '2026-11-02T09:00:00.000Z',
    title: 'Where are you?',
  },
  regions: [
    { name: 'Americas', locations: [{ locale: 'en-US', country: 'United States', language: 'English' }] },
    { name: 'Europe', locations: [{ locale: 'de-DE', country: 'Deutschland', language: 'Deutsch' }] },
  ],
}

describe('a page about the shop', () => {
  testStatesOf([
    {
      name: 'J14: the store locator',
      View: StoreLocator,
      full: { [SEARCH]: found(portland) },
      shows: /Northlane Portland/,
      empty: [{ [SEARCH]: { stores: [], place: null } }, /no place by that name/],
    },
    {
      name: 'J14: the location selector',
      View: LocationSelector,
      full: { [LOCATIONS]: regions },
      shows: /Deutschland/,
      empty: [{ [LOCATIONS]: { ...regions, regions: [] } }, /no other countries yet/],
    },
  ])
})

describe('J14: the store locator', () => {
  const place = placeForViews()

  async function open(answers: Record<string, unknown>) {
    const shop = await shopAs(undefined, answers)
    place.show(
      <Provider value={shop.scope}>
        <StoreLocator />
      </Provider>,
    )
    return shop
  }
  const shown = (text: RegExp) => until(() => text.test(textOf(place.element)), `${text} is not on the screen`)

  it('shows distance, address, hours, phone and services, and leads to the device’s maps', async () => {
    await open({ [SEARCH]: found(portland) })
    await shown(/Northlane Portland/)
    place.element.querySelector('summary')?.click()
    await shown(/Opening hours[\s\S]*10:00/)
    const text = textOf(place.element)
    for (const said of ['0.7 mi', '1 High Street', '10:00', 'Closed', '+15035550110', 'Returns']) {
      expect(text).to.include(said)
    }
    const map = place.element.querySelector<HTMLAnchorElement>('a[aria-label^="Directions to Northlane Portland"]')
    expect(map?.href).to.match(/^(geo:|https:\/\/maps\.apple\.com|https:\/\/www\.openstreetmap\.org)/)
  })

  it('searches by a place', async () => {
    const shop = await open({ [SEARCH]: found(portland) })
    await shown(/Northlane Portland/)
    const field = place.element.querySelector<HTMLInputElement>('input[type=search]')
    if (!field) throw new Error('There is no field')
    typeInto(field, '97209')
    field.form?.requestSubmit()
    await until(() => shop.callsTo(SEARCH).length === 2, 'Nobody searches')
    expect(shop.callsTo(SEARCH)[1]?.body).to.include({ query: '97209' })
  })

  it('sets a store as the shopper’s own, and marks it', async () => {
    await open({ [SEARCH]: found(portland, aStore('S002')) })
    await shown(/Northlane S002/)
    const choose = buttonIn(place.element, 'Set as my store')
    choose?.focus()
    choose?.click()
    await shown(/Your store/)
    expect(choose?.isConnected && choose.getAttribute('aria-label')).to.equal('Your store: Northlane Portland')
    expect([choose?.matches(':focus'), choose?.getAttribute('aria-disabled')]).to.deep.equal([true, 'true'])
    expect(textOf(place.element.querySelector('.mine') ?? place.element)).to.include('Northlane Portland')
    expect(place.element.querySelectorAll('.mine')).to.have.length(1)
  })

  it('shows collection points too, none of which is the shopper’s own', async () => {
    await open({ [SEARCH]: found(portland), [POINTS]: { collectionPoints: [aStore('P001')], place: null } })
    await shown(/Northlane Portland/)
    place.element.querySelector<HTMLInputElement>('input[value=point]')?.click()
    await shown(/Northlane P001/)
    expect(buttonIn(place.element, 'Set as my store')).to.equal(undefined)
  })
})

describe('J14: the location selector', () => {
  const place = placeForViews()
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  it('leads to the page that the shopper came from in each locale, and marks the current one', async () => {
    history.replaceState(null, '', '/en-us/location-selector?from=%2Fen-us%2Forder')
    const shop = await shopAs(undefined, { [LOCATIONS]: regions })
    place.show(
      <Provider value={shop.scope}>
        <LocationSelector />
      </Provider>,
    )
    await until(() => textOf(place.element).includes('Deutschland'), 'It is not shown')
    const links = [...place.element.querySelectorAll<HTMLAnchorElement>('main a')]
    expect(links.map(link => [link.lang, link.getAttribute('href'), link.getAttribute('aria-current')])).to.deep.equal([
      ['en-US', '/en-us/order', 'true'],
      ['de-DE', '/de-de/order', null],
    ])
  })
})
