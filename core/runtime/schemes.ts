/** One colour for the light scheme, one for the dark; either may itself be a function. */
const pair = /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g

const probes = new WeakMap<ShadowRoot, Element>()

/**
 * Style sheets as a shadow root needs them: as they are where the browser knows `light-dark()`, else with the colours of the
 * scheme that is used there. `again` is called when that has changed.
 */
export function inScheme(root: ShadowRoot, texts: readonly string[], again: () => void): readonly string[] {
  if (CSS.supports('color', 'light-dark(red,red)')) return texts
  const probe = probes.get(root) ?? watch(root, again)
  const [red = 0] = getComputedStyle(probe).color.match(/\d+/g) ?? []
  return texts.map(text => text.replace(pair, Number(red) > 127 ? '$2' : '$1'))
}

/**
 * The scheme that is used is in no property: a page's `color-scheme`, its meta element, the shopper's setting and forced
 * colours all have their say. The colour of text by default follows them all, and a transition tells when it has changed;
 * what was not shown meanwhile gets its size anew.
 */
function watch(root: ShadowRoot, again: () => void): Element {
  const probe = root.ownerDocument.createElement('i')
  probe.style.cssText =
    'position:absolute;inline-size:1px;visibility:hidden;color:CanvasText;transition:color 1ms;pointer-events:none'
  probe.ontransitionend = event => {
    event.stopPropagation()
    again()
  }
  new ResizeObserver(again).observe(probe)
  root.append(probe)
  probes.set(root, probe)
  return probe
}
