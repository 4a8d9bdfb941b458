import { cp, mkdir } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const films = fileURLToPath(new URL('../service/seed/films', import.meta.url))

/**
 * Puts the sandbox's films beside a bundled service, which looks for them there.
 * @param {string} folder
 */
export async function copyFilms(folder) {
  await mkdir(folder, { recursive: true })
  await cp(films, folder, { recursive: true, filter: path => ['', '.mp4'].includes(extname(path)) })
}
