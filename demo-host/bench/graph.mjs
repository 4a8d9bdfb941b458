/** The built files of one part and their imports, from the manifest in `dist/`. */
export class Graph {
  #files
  #fileOf = new Map()

  constructor(files) {
    this.#files = files
    for (const [file, { entries }] of Object.entries(files))
      for (const source of entries) this.#fileOf.set(source, file)
  }

  /** Entries, and sources that are imported late. */
  get sources() {
    return [...this.#fileOf.keys()]
  }

  /** Every file that a page loads to run these sources. */
  loads(...sources) {
    const seen = new Set()
    const visit = file => {
      if (!file || seen.has(file) || !this.#files[file]) return
      seen.add(file)
      this.#files[file].imports.forEach(visit)
    }
    for (const source of sources) visit(this.#fileOf.get(source))
    return seen
  }

  get files() {
    return this.#files
  }

  has(source) {
    return this.#fileOf.has(source)
  }
}
