import { FIRST_PAGE, furthestPage } from './criteria'

const SIBLINGS = 2

/** The pages that are offered: the first, two on either side of this one, the last; `null` is a gap of several. */
export function pagesAround(page: number, last: number): readonly (number | null)[] {
  const shown = new Set([FIRST_PAGE, last])
  for (let near = page - SIBLINGS; near <= page + SIBLINGS; near += 1) {
    if (near >= FIRST_PAGE && near <= last) shown.add(near)
  }
  const pages = [...shown].sort((one, other) => one - other)
  return pages.flatMap((each, index) => {
    const missing = each - (pages[index - 1] ?? each - 1) - 1
    if (missing === 0) return [each]
    return [missing === 1 ? each - 1 : null, each]
  })
}

export function lastPage(total: number, pageSize: number): number {
  return Math.min(Math.max(FIRST_PAGE, Math.ceil(total / pageSize)), furthestPage(pageSize))
}
