import type { Plugin } from 'rollup'

const MARK = 'tillBreathes();'
const marks = /^\s*tillBreathes\(\);?[ \t]*$/gm
const wires = /\b(?:sample|requestFx)\(/

/** Milliseconds of work between pauses; a phone takes four times as long. */
const SLICE = 4

/** Lets the browser paint and react after each slice. Safari and Firefox have no `scheduler.yield`. */
const breath = `let tillSlice=0
function tillBreathe(){
  if(performance.now()-tillSlice<${SLICE})return
  const breath=globalThis.scheduler?.yield?scheduler.yield():new Promise(done=>setTimeout(done))
  return breath.then(()=>{tillSlice=performance.now()})
}
`

/**
 * Makes the first script pause between modules that wire effector units, instead of one long task. Later chunks wire little and
 * do not pause: if two modules import a waiting one, WebKit runs one of them too early (WebKit bug 242740).
 */
export function breathe(): Plugin {
  return {
    name: 'till:breathe',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules') || !wires.test(code)) return null
      return { code: `${code}\n${MARK}\n`, map: null }
    },
    renderChunk(code, { isEntry }) {
      if (!code.includes('tillBreathes()')) return null
      const text = code.replace(marks, isEntry ? 'await tillBreathe();' : '')
      return { code: isEntry ? breath + text : text, map: null }
    },
  }
}
