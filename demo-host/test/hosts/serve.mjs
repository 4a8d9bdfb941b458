import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

/** Starts the built demo on a data folder of its own, and says where its pages are, seen as the brand's and as a stranger's. */
export async function serveDemo(root, data) {
  const [hostPort, shopPort] = [process.env.TILL_HOST_PORT ?? '4410', process.env.TILL_SHOP_PORT ?? '4411']
  const server = spawn(process.execPath, [join(root, 'demo-host/start.mjs')], {
    env: {
      ...process.env,
      TILL_HOST_PORT: hostPort,
      TILL_SHOP_PORT: shopPort,
      TILL_DATA_DIR: data,
      TILL_RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise(resolve => server.once('exit', resolve))
  const shop = `http://localhost:${shopPort}`
  const host = `http://localhost:${hostPort}`
  await Promise.race([
    Promise.all([answers(`${shop}/ready`), answers(`${host}/strangers`)]),
    exited.then(code => Promise.reject(new Error(`The demo did not start (code ${code}).`))),
  ])
  const stop = () => {
    server.kill('SIGTERM')
    return exited
  }
  return { shop, host, stranger: `http://127.0.0.1:${hostPort}`, stop }
}

async function answers(url) {
  for (let tries = 0; tries < 900; tries++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`Expected ${url} to answer within three minutes.`)
}
