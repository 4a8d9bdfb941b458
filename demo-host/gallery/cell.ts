/** What a page of the gallery may be asked for; each is a parameter of the address. */
export const choices = {
  host: {
    plain: 'Plain page',
    club: 'The club’s sheet and jQuery 1',
    bootstrap: 'Bootstrap 5',
    hostile: 'A reset of everything, zone.js, frozen intrinsics',
  },
  scheme: { light: 'Light', dark: 'Dark' },
  dir: { ltr: 'Left to right', rtl: 'Right to left' },
  text: { '100': 'Text 100 %', '200': 'Text 200 %' },
} as const

/** How a story is shown. */
export type Manner = { readonly [Name in keyof typeof choices]: keyof (typeof choices)[Name] }

/** A merchant's colours, as an address asks for them. */
export type ThemeRequest = { readonly action?: string; readonly on?: string }

type Query = Readonly<Record<string, string | undefined>>

/** What an address asks for; the first of each choice where it asks for none that there is. */
export function mannerOf(query: Query): Manner {
  const chosen = Object.entries(choices).map(([name, values]) => {
    const value = query[name] ?? ''
    return [name, Object.hasOwn(values, value) ? value : Object.keys(values)[0]]
  })
  return Object.fromEntries(chosen) as Manner
}

/** The address of one cell: a story in one manner. */
export function cellAddress(folder: string, story: string, manner: Partial<Manner> & ThemeRequest = {}): string {
  return `/gallery/cell?${new URLSearchParams({ story: `${folder}/${story}`, ...manner })}`
}
