import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { logError } from '../../runtime/log-error'
import { $config } from '../../site/config'
import { $settings, readSettingsFx, settingsWanted } from '../../site/settings'
import { isCustomsPage, scriptOf } from './script-of'

export interface GalleryPlace {
  /** Unique on the page. */
  readonly id: string
  readonly containerId: string
  readonly product: string | null
  readonly address: string
}

export interface Gallery {
  /** `coming`: it may be shown, and waits. `due`: now. `empty`: nobody has posted a picture yet. `over`: there is nothing to show. */
  readonly state: 'coming' | 'due' | 'empty' | 'over'
  readonly script: { readonly url: string; readonly integrity?: string | undefined } | null
  readonly tags: readonly string[]
  readonly isNamed: boolean
}

const DELAY_MS = 500

export const galleryShown = createEvent<GalleryPlace>()
export const galleryLeft = createEvent<string>()
/** Its provider has no picture for it. */
export const galleryEmptied = createEvent<string>()
export const galleryFailed = createEvent<{ readonly id: string; readonly error: unknown }>()

export const targetingKnown = createEvent<boolean>()
export const masterKnown = createEvent<{ readonly product: string; readonly masterId: string }>()
export const masterFailed = createEvent<{ readonly product: string; readonly error: unknown }>()

const waitFx = createEffect((_place: GalleryPlace) => new Promise<void>(resolve => setTimeout(resolve, DELAY_MS)))

const logErrorFx = createEffect((error: unknown) =>
  logError('Expected a social gallery from its provider, got an error; its place stays empty.', error),
)

const logSettingsErrorFx = createEffect(() =>
  logError('Expected a script for social galleries in the site’s settings, got none; their places stay empty.'),
)

type Places = Readonly<Record<string, GalleryPlace>>

const $places = createStore<Places>({})
  .on(galleryShown, (places, place) => ({ ...places, [place.id]: place }))
  .on(galleryLeft, (places, id) => Object.fromEntries(Object.entries(places).filter(([other]) => other !== id)))

/** The place is still the one that was waited for, and not a later one of the same name. */
const waited = sample({
  clock: waitFx.done,
  source: $places,
  filter: (places, { params }) => places[params.id] === params,
  fn: (_places, { params }) => params.id,
})

const shownId = galleryShown.map(({ id }) => id)

const $due = createStore<readonly string[]>([])
  .on(waited, (due, id) => [...due, id])
  .on([shownId, galleryLeft], (due, id) => due.filter(other => other !== id))

const $empty = createStore<readonly string[]>([])
  .on(galleryEmptied, (empty, id) => [...empty, id])
  .on([shownId, galleryLeft], (empty, id) => empty.filter(other => other !== id))

const $over = createStore<readonly string[]>([])
  .on(galleryFailed, (over, { id }) => [...over, id])
  .on([shownId, galleryLeft], (over, id) => over.filter(other => other !== id))

const $mayTarget = createStore(false).on(targetingKnown, (_before, may) => may)

/** The product may be of other places on the page alone. */
const lost = sample({
  clock: masterFailed,
  source: $places,
  filter: (places, { product }) => Object.values(places).some(place => place.product === product),
  fn: (_places, master) => master,
})

/** By product; null where it could not be had. */
const $masters = createStore<Readonly<Record<string, string | null>>>({})
  .on(masterKnown, (masters, { product, masterId }) => ({ ...masters, [product]: masterId }))
  .on(lost, (masters, { product }) => ({ ...masters, [product]: null }))

const $hasNoSettings = createStore(false)
  .on(readSettingsFx.fail, () => true)
  .on(readSettingsFx.done, () => false)

const $site = combine({ config: $config, settings: $settings, hasNoSettings: $hasNoSettings, mayTarget: $mayTarget })

/** By place. A script of another origin than the shop's needs consent, a gallery of a product its master id. */
export const $galleries = combine(
  { site: $site, places: $places, due: $due, empty: $empty, over: $over, masters: $masters },
  ({ site, places, due, empty, over, masters }) => {
    const { config, settings, hasNoSettings, mayTarget } = site
    const social = settings?.social
    const galleryOf = ({ id, product, containerId, address }: GalleryPlace): Gallery => {
      const master = product === null ? undefined : masters[product]
      const isLost = over.includes(id) || hasNoSettings || master === null || Boolean(settings && !social)
      const script = social ? scriptOf(social, containerId, config) : null
      const isRefused = script !== null && !mayTarget && isOfOthers(script.url, config.api)
      const isReady = script !== null && due.includes(id) && (product === null || master !== undefined)
      return {
        state: isLost || isRefused ? 'over' : empty.includes(id) ? 'empty' : isReady ? 'due' : 'coming',
        script,
        tags: master ? [master] : [],
        isNamed: product === null && social !== undefined && !isCustomsPage(social, address),
      }
    }
    return Object.fromEntries(Object.values(places).map(place => [place.id, galleryOf(place)]))
  },
)

export const masterWanted = sample({
  clock: galleryShown,
  source: $masters,
  filter: (masters, { product }) => product !== null && !masters[product],
  fn: (_masters, { product }) => product ?? '',
})

sample({ clock: galleryShown, fn: () => {}, target: settingsWanted })

sample({ clock: galleryShown, target: waitFx })

sample({ clock: [galleryFailed, lost], fn: ({ error }) => error, target: logErrorFx })

sample({
  clock: [galleryShown, readSettingsFx.done],
  source: { settings: $settings, places: $places },
  filter: ({ settings, places }) => settings !== null && !settings.social && Object.keys(places).length > 0,
  fn: () => {},
  target: logSettingsErrorFx,
})

/** A third party's, unlike a script that the shop serves itself. */
function isOfOthers(url: string, api: string): boolean {
  try {
    return new URL(url).origin !== new URL(api).origin
  } catch {
    return true
  }
}
