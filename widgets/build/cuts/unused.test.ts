import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = (...folders: string[]) =>
  folders
    .flatMap(folder =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
    )
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|\/(testing|build|react)\/|site\/mocks\.ts$/.test(file))
    .map(file => ({ file, text: readFileSync(root + file, 'utf8') }))

const shop = sources('core', 'widgets', 'checkout-site')
const views = sources('widgets')

test.each([
  ['watches of a unit', /\.watch\(|\.subscribe\(/, shop],
  ['events that are prepended, handlers taken off', /\.prepend\(|\.off\(|\.setState\(\w+Fx/, shop],
  [
    'effector’s other makers',
    /\b(createDomain|createApi|restore|split|guard|forward|fromObservable|allSettled|serialize|hydrate|launch|clearNode|withRegion)\b[^']*\} from 'effector'/,
    shop,
  ],
  ['filters and settings of a store', /\b(updateFilter|shortName|compositeName):/, shop],
  ['a sample that is not an object', /\bsample\((?!\{)/, shop],
  ['a scope that begins with something', /\bfork\([^)]/, shop],
  ['a watch without a scope', /\bcreateWatch\((?![^}]*\bscope\b)/, shop],
  [
    'settings of an effect, of what is combined, of what is mapped',
    /\bcreateEffect(<[^()]*>)?\(\{|\bcombine\([^;]*skipVoid|\.(map|filterMap)\(\{/,
    shop,
  ],
  [
    'one store combined alone, or several without a function',
    /\bcombine\(\s*\$?[\w.]+,\s*\(|\bcombine\(\s*\$?[\w.]+\)/,
    shop,
  ],
  ['units in a list', /\buseUnit\(\[/, shop],
  ['a part of a store with a default', /\b(defaultValue|updateFilter)\b.*useStoreMap|useStoreMap\((?!\{)/, shop],
  ['markup and styles as text', /dangerouslySetInnerHTML|\bstyle="/, views],
  [
    'portals, suspense, classes, reducers',
    /createPortal|Suspense|extends (React\.)?(Pure)?Component\b|useReducer|forceUpdate/,
    views,
  ],
  ['attributes that are no properties', /<[a-z]+\b[^>]*\s(list|form|download|rowSpan|colSpan)=/, views],
  ['a width or height of what has none as a property', /<(?!img\b|svg\b)[a-z]+\b[^>]*\s(width|height)=/, views],
  ['properties of styles that are our own', /\bstyle=\{[^}]*['"]--/, views],
  ['a popover that is said by its presence', /\spopover(?!=")\b[^:]*>/, views],
  [
    'contexts beside the scope’s and the element’s, whose values never change',
    /\bcreateContext\(|\bcomponentWillUnmount\b/,
    views.filter(({ file }) => file !== 'widgets/host/handle.ts'),
  ],
  ['fields that begin with a value', /\bdefault(Value|Checked)=/, views],
  ['elements that need a namespace, a meter or a template', /<(math|foreignObject|progress|template)\b|xlink/, views],
  [
    'events in their capturing phase',
    /\bon\w+Capture=(?!\{undefined)/,
    views.filter(({ text }) => !/PointerCapture=/.test(text)),
  ],
])('no page comes to what is cut: %s', (_what, use, files) => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(({ text }) => use.test(text)).map(({ file }) => file)).toEqual([])
})
