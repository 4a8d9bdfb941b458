/** FIPS 180-4, for pages without subtle crypto. */
export function sha256(message: Uint8Array): Uint8Array {
  const words = padded(message)
  const state = Int32Array.from(primes(8), prime => fraction(prime ** (1 / 2)))
  const constants = Int32Array.from(primes(64), prime => fraction(prime ** (1 / 3)))
  for (let block = 0; block < words.length; block += 16) mix(state, words.subarray(block, block + 16), constants)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, place) => {
    digest.setInt32(place * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

function mix(state: Int32Array, block: Int32Array, constants: Int32Array): void {
  const w = new Int32Array(64)
  w.set(block)
  for (let i = 16; i < 64; i++) {
    const [early, late] = [at(w, i - 15), at(w, i - 2)]
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(constants, i) + at(w, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = s0 + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = at(state, place) + word
  })
}

const at = (words: Int32Array, place: number) => words[place] ?? 0
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0

function padded(message: Uint8Array): Int32Array {
  const length = ((message.length + 8) >> 6) * 16 + 16
  const bytes = new Uint8Array(length * 4)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, message.length * 8)
  return Int32Array.from({ length }, (_none, place) => view.getInt32(place * 4))
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every(prime => n % prime)) found.push(n)
  return found
}
