// Pages that run strangers' code freeze what all code shares (I7).
for (const name of [
  'Object',
  'Array',
  'Function',
  'Map',
  'Set',
  'String',
  'Number',
  'RegExp',
  'Date',
  'Error',
  'JSON',
]) {
  Object.freeze(window[name])
  if (window[name].prototype) Object.freeze(window[name].prototype)
}
