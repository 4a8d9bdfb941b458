/** Different from the shop, so that nobody confuses the two. */
export const style = `
:root { color-scheme: light; --ink: #14213d; --soft: #51607a; --edge: #7d8798; --act: #0057b8; --on-act: #fff; --tint: #eef4fb }
.klarna { --ink: #0b051d; --soft: #5b5469; --act: #0b051d; --tint: #ffe3f0 }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: #fff; color: var(--ink); font: 16px/24px system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 14px 20px; background: var(--tint) }
header b { font-size: 22px; color: var(--ink) }
header i { color: var(--act) }
header span { color: var(--soft); font-size: 14px }
main { max-inline-size: 460px; margin-inline: auto; padding: 20px }
main, form { display: grid; gap: 16px }
h1 { margin: 0; font-size: 20px; line-height: 28px }
p { margin: 0; color: var(--soft) }
fieldset { display: grid; gap: 4px; margin: 0; padding: 0; border: 0 }
legend { margin-block-end: 4px; padding: 0; font-weight: 600 }
label { display: flex; gap: 10px; align-items: flex-start; min-block-size: 28px }
input { flex: none; inline-size: 18px; block-size: 18px; margin-block-start: 3px; accent-color: var(--act) }
button { min-block-size: 48px; border: 1px solid var(--act); border-radius: 24px; background: var(--act); color: var(--on-act); font: 600 16px/24px system-ui, sans-serif; cursor: pointer }
button.quiet { background: none; color: var(--act) }
button:disabled { opacity: .55; cursor: default }
:is(input, button):focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
[role=alert]:not(:empty) { padding: 10px 14px; border-radius: 8px; background: #fdecec; color: #8f1111 }
`
