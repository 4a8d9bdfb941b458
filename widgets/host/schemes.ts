/** One colour for the light scheme, one for the dark; either may itself be a function. */
const pair = /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g

/** The variable that colours a backdrop; a build may have renamed it. */
const backdrop = /::backdrop\s*{\s*background:\s*var\((--[\w-]+)/

type Wear = (root: ShadowRoot, texts: readonly string[]) => void

const worn = new WeakMap<ShadowRoot, { probe: Element; texts: readonly string[] }>()

/**
 * Has a shadow root wear style sheets in the colours of the scheme that is used there, now and whenever that changes: for
 * browsers that do not know `light-dark()`.
 */
export function wearInScheme(root: ShadowRoot, texts: readonly string[], wear: Wear): void {
  const probe = worn.get(root)?.probe ?? watch(root, wear)
  worn.set(root, { probe, texts })
  const [red = 0] = getComputedStyle(probe).color.match(/\d+/g) ?? []
  const chosen = texts.map(text => text.replace(pair, Number(red) > 127 ? '$2' : '$1'))
  wear(root, chosen)
  // These browsers give a backdrop none of its dialog's variables.
  const scrim = backdrop.exec(chosen.join(''))?.[1]
  if (scrim) {
    wear(root, [...chosen, `.dlg::backdrop{${scrim}:${getComputedStyle(probe).getPropertyValue(scrim)}}`])
  }
}

/**
 * The scheme that is used is in no property: a page's `color-scheme`, its meta element, the shopper's setting and forced
 * colours all have their say. The colour of text by default follows them all, and a transition tells when it has changed;
 * what was not shown meanwhile gets its size anew.
 */
function watch(root: ShadowRoot, wear: Wear): Element {
  const probe = root.ownerDocument.createElement('i')
  probe.style.cssText =
    'position:absolute;inline-size:1px;visibility:hidden;color:CanvasText;transition:color 1ms;pointer-events:none'
  const again = () => wearInScheme(root, worn.get(root)?.texts ?? [], wear)
  probe.ontransitionend = event => {
    event.stopPropagation()
    again()
  }
  new ResizeObserver(again).observe(probe)
  root.append(probe)
  return probe
}
