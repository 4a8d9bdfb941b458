/** A page that nobody here wrote, as its package keeps it. */
export interface Stranger {
  /** Its place: `/strangers/{name}/`. */
  readonly name: string
  /** The npm package that holds it. */
  readonly from: string
  /** The page within the package; what it requests is beside it. */
  readonly page: string
  /** Addresses that lead elsewhere, and where this server answers them instead, in the page and in the file named. */
  readonly instead?: readonly { readonly file?: string; readonly of: string | RegExp; readonly by: string }[]
}

/** The pages that nobody here wrote, each with what is hard about it. */
export const strangers: readonly Stranger[] = [
  // Bootstrap 5: important styles, scroll listeners, a fixed bar.
  {
    name: 'clean-blog',
    from: 'startbootstrap-clean-blog',
    page: 'dist/post.html',
    instead: [{ of: /https:\/\/cdn\.jsdelivr\.net\/npm\/bootstrap@[\d.]+\/dist\/js\//, by: '/vendor/bootstrap/' }],
  },
  // No doctype, no charset, a loader of AMD modules that owns `define` and `require`, and a base that leads away.
  { name: 'dojo', from: 'dojo', page: 'tests/functional/hash/basehref.html' },
  // A whole React application, with a style sheet that resets everything.
  {
    name: 'swagger-ui',
    from: 'swagger-ui-dist',
    page: 'index.html',
    instead: [
      { file: 'swagger-initializer.js', of: 'https://petstore.swagger.io/v2/swagger.json', by: '/strangers/api.json' },
    ],
  },
  // The page that many began with.
  { name: 'html5-boilerplate', from: 'html5-boilerplate', page: 'dist/index.html' },
]
