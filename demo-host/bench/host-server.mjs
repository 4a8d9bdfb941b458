import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotli11 } from '../build/precompress.mjs'
import { root } from '../build/sources.mjs'
import { pageStyle } from './contestants.mjs'
import { answerStorefront, storefrontPort } from './storefront.mjs'

/** The smallest possible script of this kind: one element with one button. */
const floor = `customElements.define('till-mini-cart', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<style>${'button{font:inherit;padding:8px 16px}'.padEnd(600)}</style><button>Bag</button>'
  }
})`

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>'

/** The picture loads later than anything that is measured, in ms. */
const pictureAfter = 1_000
/** One transparent pixel, which takes no time to draw. */
const latePicture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const shared = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '7200',
}

/** Serves the page with each script, the peers' scripts and their API. */
export async function serveBench(port, contestants, body) {
  // Buy Button always calls its API by https; here it is served by http.
  const buyButton = readFileSync(root + 'node_modules/@shopify/buy-button-js/dist/buybutton.min.js', 'utf8')
  const scripts = {
    '/floor.js': await brotli11(Buffer.from(floor)),
    '/buybutton.js': await brotli11(Buffer.from(buyButton.replaceAll('"https://"+', '"http://"+'))),
  }
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request, response) => {
    const path = request.url.split('?')[0]
    if (scripts[path]) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' })
      return response.end(scripts[path])
    }
    if (path.endsWith('/graphql')) {
      // The API is on another origin, so the browser sends a preflight, once in two hours.
      for (const [name, value] of Object.entries(shared)) response.setHeader(name, value)
      if (request.method === 'OPTIONS') return response.writeHead(204).end()
      let body = ''
      for await (const part of request) body += part
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(answerStorefront(JSON.parse(body))))
    }
    if (path === '/late.gif') {
      await pause(pictureAfter)
      response.writeHead(200, { 'content-type': 'image/gif' })
      return response.end(latePicture)
    }
    if (path.endsWith('.svg')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' })
      return response.end(picture)
    }
    const contestant = contestants[decodeURIComponent(path.slice(1))]
    response.writeHead(contestant ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(contestant ? markup(contestant.script, body) : '')
  }
  const storefront = createServer((request, response) => void answer(request, response))
  await Promise.all([
    new Promise(resolve => server.listen(port, resolve)),
    new Promise(resolve => storefront.listen(storefrontPort, resolve)),
  ])
  return {
    close() {
      server.close()
      storefront.close()
    },
  }
}

const markup = (script, body) => `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Bench</title>
<link rel="icon" href="data:,">
<style>body { font: 16px/1.5 sans-serif; margin: 0 auto; max-width: 960px } ${pageStyle}</style>
${script}</head><body><h1>Court shoes</h1><p>A page like any other.</p>${body}</body></html>`
