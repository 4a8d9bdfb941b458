import type { BrowserContext, Page } from '@playwright/test'
import { host, shop, stranger } from './places'

export type Leak = { place: string; secret: string }

/** Where each secret stands. */
export const leaks = (places: Record<string, string>, secrets: Iterable<string>): Leak[] =>
  Object.entries(places).flatMap(([place, text]) =>
    [...secrets].filter(secret => standsIn(text, secret)).map(secret => ({ place, secret })),
  )

/** Four digits stand by chance in longer numbers and ids. */
const standsIn = (text: string, secret: string): boolean =>
  /^\d{4}$/.test(secret) ? new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text) : text.includes(secret)

/** Listens to all that a journey says aloud: addresses, referrers, messages, the console; and to the tokens that were given. */
export async function listen(context: BrowserContext) {
  const heard = {
    addresses: new Set<string>(),
    referrers: new Set<string>(),
    console: [] as string[],
    messages: [] as string[],
    tokens: new Set<string>(),
    guests: new Set<string>(),
  }
  context.on('request', request => {
    heard.addresses.add(request.url())
    heard.referrers.add(request.headers().referer ?? '')
  })
  context.on('console', message => heard.console.push(message.text()))
  context.on('weberror', error => heard.console.push(String(error.error().stack)))
  context.on('response', async response => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/token/')) return
    const answer = await response.json().catch(() => ({}))
    for (const value of [answer.accessToken, answer.handoff]) if (value) heard.tokens.add(value)
    if (answer.refreshToken) heard.guests.add(answer.refreshToken)
  })
  await context.exposeFunction('messagePosted', (text: string) => void heard.messages.push(text))
  await context.addInitScript(hearMessages)
  return {
    ...heard,
    places: () => ({
      addresses: [...heard.addresses].join('\n'),
      referrers: [...heard.referrers].join('\n'),
      console: heard.console.join('\n'),
      messages: heard.messages.join('\n'),
    }),
  }
}

/** Runs in every window and frame. */
function hearMessages(): void {
  const say = (data: unknown) =>
    (window as unknown as { messagePosted(text: string): void }).messagePosted(JSON.stringify(data) ?? String(data))
  addEventListener('message', ({ data }) => say(data), true)
  type Posting = { postMessage(...message: readonly unknown[]): void }
  for (const { prototype } of [BroadcastChannel, MessagePort] as unknown as { prototype: Posting }[]) {
    const { postMessage } = prototype
    prototype.postMessage = function (this: Posting, ...message: unknown[]) {
      say(message[0])
      postMessage.apply(this, message)
    }
  }
}

/** Everything that scripts of a page can read, by its place. */
export async function readable(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const bare = document.createElement('iframe')
    document.documentElement.append(bare)
    const usual = new Set(Object.getOwnPropertyNames(bare.contentWindow))
    bare.remove()
    const seen = new Set<unknown>([window])
    const read = (value: unknown, depth: number): string => {
      if (typeof value === 'string') return `${value}\n`
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return ''
      if (depth === 0 || value instanceof Node || Object.prototype.toString.call(value) === '[object Window]') return ''
      seen.add(value)
      const inside = value instanceof Map || value instanceof Set ? [...value].flat() : []
      const own = Object.values(Object.getOwnPropertyDescriptors(value)).map(({ value: each }) => each as unknown)
      return [...inside, ...own].map(each => read(each, depth - 1)).join('')
    }
    const global = (name: string) => (window as unknown as Record<string, unknown>)[name]

    const answered = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        databases.push(await answered(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const cached: string[] = []
    for (const name of 'caches' in window ? await caches.keys() : []) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return {
      address: location.href,
      referrer: document.referrer,
      cookies: document.cookie,
      'the tab’s storage': JSON.stringify({ ...sessionStorage }),
      'the history’s state': JSON.stringify(history.state) ?? '',
      'the window’s name': window.name,
      dataLayer: read(global('dataLayer'), 9),
      globals: Object.getOwnPropertyNames(window)
        .filter(name => !usual.has(name) && name !== 'dataLayer')
        .map(name => `${name}\n${read(global(name), 9)}`)
        .join(''),
      databases: JSON.stringify(databases),
      caches: cached.join('\n'),
      ...Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [`storage: ${key}`, String(value)])),
    }
  })
}

/** What is seen of a page, shadow roots and fields included. */
export async function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map(element => {
          const typed = 'value' in element ? String(element.value) : ''
          return typed + (element.shadowRoot ? element.shadowRoot.textContent + read(element.shadowRoot) : '')
        })
        .join('\n')
    return `${document.documentElement.textContent}\n${read(document)}`
  })
}

/** Collects what scripts can read of a page, at moments of its own. */
export function lookOn(page: Page) {
  const kept: Record<string, string> = {}
  const look = async (when: string) => {
    for (const [place, text] of Object.entries(await readable(page))) kept[`${when}: ${place}`] = text
  }
  return { kept, look }
}

/** A page that takes all that it is told, under consent to everything. */
export async function tellEverything(page: Page): Promise<void> {
  await page.addInitScript(
    pages => {
      const told: unknown[] = []
      const events = ['till:cart', 'till:order', 'till:checkout', 'till:error', 'till:sign-in']
      for (const event of events)
        document.addEventListener(event, heard => void told.push((heard as CustomEvent).detail))
      Object.assign(window, { told, dataLayer: [] })
      if (!pages.includes(location.origin)) return
      const listen = ['on', 'analytics', (event: unknown) => void told.push(event)]
      Object.assign(window, { till: [['consent', { performance: true, targeting: true }], listen] })
    },
    [host, stranger],
  )
  await page.route(`${shop}/en-us/**`, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-key=', 'data-consent="performance targeting" data-key=')
    await route.fulfill({ response: answer, body })
  })
}
