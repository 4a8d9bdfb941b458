import { Agent, request } from 'node:http'

/** How many calls are under way at once, each on a connection that stays. */
export const CONNECTIONS = 16

/** Connections to one server that stay; answers come whole, as text. `node:http`, since `fetch` costs more than our fast calls. */
export function connectTo(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const send = (method, path, { headers, body }) =>
    new Promise((resolve, reject) => {
      const text = body ? JSON.stringify(body) : ''
      const length = body ? { 'content-length': Buffer.byteLength(text) } : {}
      const call = request(origin + path, { method, agent, headers: { ...headers, ...length } }, answer => {
        const parts = []
        answer.on('data', part => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () => {
          const { statusCode: status, headers: headersOfAnswer } = answer
          const whole = Buffer.concat(parts).toString()
          if (status === 200 || status === 201) resolve({ headers: headersOfAnswer, text: whole })
          else reject(new Error(`${method} ${path} was answered ${status} ${whole.slice(0, 500)}`))
        })
      })
      call.once('error', reject)
      call.end(text)
    })
  /** Ends what idles; the next calls reconnect. A server may end an idle connection just as it is used again. */
  const hangUp = () => agent.destroy()
  return { send, hangUp }
}

/** Runs chains of calls, one chain on each connection at a time and each chain in its own order; how long each call took, ms. */
export async function runChains(chains) {
  const times = []
  const queue = chains.values()
  const worker = async () => {
    for (const chain of queue) {
      for (const step of chain) {
        const began = performance.now()
        await step()
        times.push(performance.now() - began)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return times
}
