import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const cache = fileURLToPath(new URL('../../node_modules/.cache/till/', import.meta.url))
const unpack = promisify(brotliDecompress)

/** The old engines that the shop is tried in: npm's packages of `@sparticuz/chromium`, whose browser is inside them. */
const engines = {
  111: {
    version: '111.0.0',
    hash: 'h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
  },
  92: {
    version: '92.0.0',
    hash: 'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
}

/** They are built for one kind of machine. */
export const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64'

/** With these alone such a browser starts on a machine without a screen. It ends if it is asked for `/json/protocol`. */
export const oldArguments = [
  '--no-sandbox',
  '--single-process',
  '--no-zygote',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  // The package's 111 was built days before `color-mix()` was turned on in 111.
  '--enable-blink-features=CSSColor4',
]

/** The executable of an old Chromium; fetched (50 MB) when it is asked for the first time, and kept beside node_modules' caches. */
export async function oldChromium(major) {
  const { version, hash } = engines[major]
  const home = join(cache, `chromium-${version}`)
  const file = join(home, 'chromium')
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  // Whoever is first moves a whole folder into its place.
  const folder = mkdtempSync(join(cache, 'coming-'))
  try {
    const name = `@sparticuz/chromium@${version}`
    execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const pack = join(folder, `sparticuz-chromium-${version}.tgz`)
    if (createHash('sha512').update(readFileSync(pack)).digest('base64') !== hash)
      throw new Error(`${name} is another.`)
    execFileSync('tar', ['xzf', pack, '-C', folder])
    const part = name => readFileSync(join(folder, 'package', 'bin', name))
    const browser = join(folder, 'browser')
    mkdirSync(browser)
    writeFileSync(join(browser, 'chromium'), await unpack(part('chromium.br')))
    chmodSync(join(browser, 'chromium'), 0o755)
    writeFileSync(join(folder, 'renderer.tar'), await unpack(part('swiftshader.tar.br')))
    execFileSync('tar', ['xf', join(folder, 'renderer.tar'), '--no-same-owner', '-C', browser])
    if (!existsSync(file)) renameSync(browser, home)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return file
}
