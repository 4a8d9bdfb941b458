import type { Plugin } from 'rollup'

const MARK = 'tillBreathes();'
const marks = /^\s*tillBreathes\(\);?[ \t]*$/gm
const wires = /\b(?:sample|requestFx)\(/

/** How long the page may be kept busy at a stretch, in milliseconds; a phone takes four times as long for the same. */
const SLICE = 4

/** Lets the browser draw and heed presses, once a slice has passed. Safari and Firefox have no `scheduler.yield`. */
const breath = `let tillSlice=0
function tillBreathe(){
  if(performance.now()-tillSlice<${SLICE})return
  const breath=globalThis.scheduler?.yield?scheduler.yield():new Promise(done=>setTimeout(done))
  return breath.then(()=>{tillSlice=performance.now()})
}
`

/**
 * Makes the first script breathe while it begins: between the modules that wire units it gives way, where it would
 * otherwise wire all of them at a stretch. Chunks that come later wire little, and are left as they are: WebKit runs a
 * module too early whose import still waits, where two ask for that import at once (WebKit bug 242740).
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
