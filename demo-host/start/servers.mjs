import { fork } from 'node:child_process'
import { serviceFlags } from './node-flags.mjs'
import { RequirementError } from './requirements.mjs'

const follow = new URL('./follow-parent.mjs', import.meta.url).href

/**
 * Starts a server of the build and waits until it listens. A server that gives up before that has said why:
 * its last line becomes the sentence that the person at the terminal reads.
 */
export function startServer(name, file, environment) {
  const child = fork(file, {
    env: { ...process.env, ...environment },
    execArgv: ['--enable-source-maps', ...serviceFlags, '--import', follow],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let output = ''
  let listens = false
  child.stderr.setEncoding('utf8')
  child.stderr.on('data', data => {
    if (listens) process.stderr.write(data)
    else output += data
  })
  const gone = new Promise(resolve => child.once('exit', (code, signal) => resolve({ name, code, signal })))
  const ready = new Promise((resolve, reject) => {
    child.on('message', message => {
      if (message?.ready !== name) return
      listens = true
      process.stderr.write(output)
      resolve()
    })
    void gone.then(({ code }) => {
      const sentence = output.trim() || `The ${name} stopped before it listened (code ${code}).`
      reject(new RequirementError(sentence))
    })
  })
  return {
    ready,
    gone,
    stop: () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      return gone
    },
  }
}

/** Starts servers one after the other, each once the one before it listens; `running` has each from its start. */
export async function startInTurn(names, start, running) {
  for (const name of names) {
    const server = start(name)
    running.push(server)
    await server.ready
  }
}
