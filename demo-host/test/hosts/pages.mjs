/**
 * The host pages of the table: where each is, what shows that it is, and what its own script does when it is used.
 * `needs` is a file without which the page cannot be served; `inShort` are those that `npm test`
 * always visits; where no widget can run, `lands` says why, and what is asked of the page is that a press leads to the shop.
 */
const answered = words => ({ press: '#own', see: '#said', words })

/** @type {readonly { name: string, path: string, stands: string, own?: { press: string, see: string, words: string }, needs?: { file: string, reason: string }, inShort?: true, lands?: string }[]} */
export const hostPages = [
  {
    name: 'clean-blog (Bootstrap 5)',
    path: '/strangers/clean-blog/dist/post.html',
    stands: '#mainNav',
    inShort: true,
  },
  {
    name: 'dojo (AMD, <base>, quirks)',
    path: '/strangers/dojo/tests/functional/hash/basehref.html',
    stands: '#sethash',
    inShort: true,
  },
  {
    name: 'swagger-ui (React, resets)',
    path: '/strangers/swagger-ui/index.html',
    stands: '.opblock',
    own: { press: '.opblock-summary', see: '.opblock.is-open', words: '' },
  },
  {
    name: 'html5-boilerplate',
    path: '/strangers/html5-boilerplate/dist/index.html',
    stands: 'body > p',
  },
  {
    name: 'Prototype.js 1.7.3',
    path: '/strangers/prototype',
    stands: '#own',
    own: answered('Prototype [1,2]a=1'),
    needs: {
      file: '/usr/share/javascript/prototype/prototype.js',
      reason: 'Debian’s libjs-prototype is not installed',
    },
    inShort: true,
  },
  {
    name: 'MooTools 1.4.5',
    path: '/strangers/mootools',
    stands: '#own',
    own: answered('MooTools 1+2!'),
    needs: { file: '/usr/share/javascript/mootools/mootools.js', reason: 'Debian’s libjs-mootools is not installed' },
    inShort: true,
  },
  { name: 'zone.js', path: '/strangers/zone', stands: '#own', own: answered('notice board'), inShort: true },
  { name: 'RequireJS (AMD)', path: '/strangers/requirejs', stands: '#own', own: answered('nine') },
  { name: 'jQuery 1.9', path: '/strangers/jquery-1.9', stands: '#own', own: answered('jQuery 1.') },
  { name: 'jQuery 2', path: '/strangers/jquery-2', stands: '#own', own: answered('jQuery 2.') },
  { name: 'jQuery 3', path: '/strangers/jquery-3', stands: '#own', own: answered('jQuery 3.') },
  { name: 'jQuery 4', path: '/strangers/jquery-4', stands: '#own', own: answered('jQuery 4.') },
  {
    name: 'frozen intrinsics',
    path: '/strangers/frozen',
    stands: '#own',
    own: answered('plain'),
    lands: 'Lit sets Symbol.metadata as it loads, which a frozen Symbol refuses',
  },
]

/** What every other page is compared with. */
export const blankPage = { name: 'blank', path: '/strangers/blank', stands: '#till-corner' }
