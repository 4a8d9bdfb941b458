/** A page that is on an old or overbearing library, in the versions that are found in the wild. */
export interface LibraryPage {
  /** Its place: `/strangers/{name}`. */
  readonly name: string
  readonly title: string
  /** The library's files, by the address that this server has them at. */
  readonly files: readonly string[]
  /** What runs in the head, after the files. */
  readonly head?: string
  /** What the page does with the library: a press of `#own` is answered in `#said`. */
  readonly own: string
}

const jquery = (name: string, version: string, file: string): LibraryPage => ({
  name,
  title: `jQuery ${version}`,
  files: [file],
  own: `(function ($) {
  $(document).ready(function () {
    $('#own').bind('click', function () { $('#said').text('jQuery ' + $.fn.jquery); return false })
  })
})(jQuery.noConflict(true))`,
})

const plain = `document.getElementById('own').onclick = function () { document.getElementById('said').textContent = 'plain' }`

/** The pages with a library each. */
export const libraryPages: readonly LibraryPage[] = [
  {
    name: 'prototype',
    title: 'Prototype.js 1.7.3',
    files: ['/vendor/prototype/prototype.js'],
    own: `document.observe('dom:loaded', function () {
  $('own').observe('click', function (event) {
    $('said').update('Prototype ' + Object.toJSON($A([1, 2])) + $H({ a: 1 }).toQueryString())
    event.stop()
  })
})`,
  },
  {
    name: 'mootools',
    title: 'MooTools 1.4.5',
    files: ['/vendor/mootools/mootools.js'],
    own: `window.addEvent('domready', function () {
  $('own').addEvent('click', function (event) {
    $('said').set('text', 'MooTools ' + Array.from(1).append([2]).join('+') + this)
    event.stop()
  }.bind('!'))
})`,
  },
  {
    name: 'zone',
    title: 'zone.js',
    files: ['/vendor/zone/zone.umd.min.js'],
    own: `Zone.current.fork({ name: 'notice board' }).run(function () {
  document.getElementById('own').addEventListener('click', function () {
    Promise.resolve().then(function () { document.getElementById('said').textContent = Zone.current.name })
  })
})`,
  },
  {
    name: 'requirejs',
    title: 'RequireJS, with define() and require()',
    files: ['/vendor/requirejs/require.js'],
    own: `define('hours', [], function () { return { open: 'nine' } })
require(['hours'], function (hours) {
  document.getElementById('own').onclick = function () { document.getElementById('said').textContent = hours.open }
})`,
  },
  jquery('jquery-1.9', '1.9', '/vendor/jquery-1.9/jquery.min.js'),
  jquery('jquery-2', '2', '/vendor/jquery-2/jquery.min.js'),
  jquery('jquery-3', '3', '/vendor/jquery-3/jquery.min.js'),
  {
    ...jquery('jquery-4', '4', '/vendor/jquery-4/jquery.min.js'),
    own: `(function ($) {
  $(function () {
    $('#own').on('click', function () { $('#said').text('jQuery ' + $.fn.jquery); return false })
  })
})(jQuery.noConflict(true))`,
  },
  {
    name: 'frozen',
    title: 'frozen intrinsics',
    files: [],
    head: `['Object', 'Array', 'Function', 'Promise', 'Map', 'Set', 'WeakMap', 'String', 'Number', 'RegExp', 'Date', 'Error', 'JSON', 'Math', 'Reflect', 'Symbol'].forEach(function (name) {
  Object.freeze(window[name])
  if (window[name].prototype) Object.freeze(window[name].prototype)
})`,
    own: plain,
  },
]
