import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { cannot } from './cannot.mjs'

const driverFile = '/usr/bin/WebKitWebDriver'
/** How long a page may take to learn of its window's new size. */
const RESIZED_MS = 1000

const browserFile = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Why WebKitGTK cannot be driven on this machine; null where it can. */
export function whyNoWebkit() {
  const missing = [driverFile, browserFile, '/usr/bin/Xvfb', '/usr/bin/dbus-run-session'].find(
    file => !existsSync(file),
  )
  return missing ? `${missing} is not on this machine (npm run hosts -- --install)` : null
}

/** Starts WebKitGTK's driver on a screen that nobody sees. */
export async function startWebkit() {
  const port = await freePort()
  const environment = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', 'dbus-run-session', '--', driverFile, `--port=${port}`, '--host=127.0.0.1'],
    { env: environment, stdio: 'ignore', detached: true },
  )
  // The whole group: the screen and the bus would else stay.
  const end = () => {
    try {
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
    } catch {
      // It has gone by itself.
    }
  }
  process.once('exit', end)
  const call = caller(`http://127.0.0.1:${port}`)
  await answers(call)
  return { visit: () => beginSession(call), port, stop: end }
}

/** A window without a past. */
async function beginSession(call) {
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browserFile, args: ['--automation'] },
      },
    },
  })
  const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await session('POST', '/timeouts', { script: 30_000, pageLoad: 60_000 })
  await session('POST', '/window/rect', { width: 1280, height: 860 })
  return { driver: driverOf(session), leave: () => session('DELETE', '') }
}

/** WebDriver's own characters for keys, by their names in a browser. */
const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

function keyNamed(name) {
  const key = keys[name] ?? name
  if (key.length > 1) throw new Error(`This driver knows no key '${name}'.`)
  return key
}

function driverOf(session) {
  const act = (input, actions) => session('POST', '/actions', { actions: [{ ...input, actions }] })
  const pointer = (...actions) => act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, actions)
  const strike = values =>
    act(
      { type: 'key', id: 'keys' },
      values.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  const move = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
  const button = (type, name = 'left') => ({ type, button: ['left', 'middle', 'right'].indexOf(name) })
  const down = name => button('pointerDown', name)
  const up = name => button('pointerUp', name)
  const turn = (type, name) => act({ type: 'key', id: 'keys' }, [{ type, value: keys[name] ?? name }])
  const ask = (ask, ...args) =>
    session('POST', '/execute/sync', { script: `return (${ask}).apply(null, arguments)`, args })
  // The page learns of its window's size some time after the window has it.
  const reach = async (rect, width) => {
    await session('POST', '/window/rect', rect)
    const inner = () => ask(() => [window.innerWidth, window.innerHeight])
    const end = Date.now() + RESIZED_MS
    let size = await inner()
    while (size[0] !== width && Date.now() < end) size = await inner()
    return size
  }
  return {
    goTo: url => session('POST', '/url', { url }),
    ask,
    windows: () => session('GET', '/window/handles'),
    toWindow: handle => session('POST', '/window', { handle }),
    press: (x, y, name) => pointer(move(x, y), down(name), up(name)),
    point: (x, y) => pointer(move(x, y)),
    hold: name => pointer(down(name)),
    release: name => pointer(up(name)),
    keyDown: name => turn('keyDown', name),
    keyUp: name => turn('keyUp', name),
    async key(names) {
      const values = names.split('+').map(keyNamed)
      const actions = [
        ...values.map(value => ({ type: 'keyDown', value })),
        ...values.reverse().map(value => ({ type: 'keyUp', value })),
      ]
      await act({ type: 'key', id: 'keys' }, actions)
    },
    type: text => strike([...text]),
    // A window is sized from outside: what its frame takes is added.
    async resize({ width, height }) {
      const before = await session('GET', '/window/rect')
      const [innerWidth, innerHeight] = await reach({ width, height }, width)
      const reached = await reach({ width: 2 * width - innerWidth, height: 2 * height - innerHeight }, width)
      if (reached[0] === width) return
      await session('POST', '/window/rect', before)
      throw new Error(`${cannot} make its window narrower than ${reached[0]} px, and ${width} were asked for`)
    },
    picture: undefined,
    errors: () => [],
  }
}

const caller = base => async (method, path, body) => {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body || method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    signal: AbortSignal.timeout(60_000),
  })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`)
  return value
}

async function answers(call) {
  for (let tries = 0; tries < 100; tries++) {
    const status = await call('GET', '/status').catch(() => null)
    if (status) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('Expected WebKitWebDriver to answer within twenty seconds.')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
