import type { LibraryPage } from './libraries'

/** A club's notice board, in markup of many kinds, with its library and its own script. */
export function libraryPage({ title, files, head = '', own }: LibraryPage): string {
  const scripts = files.map(file => `<script src="${file}"></script>`).join('\n')
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/harbour-striders/water.svg" type="image/svg+xml">
<title>Notice board, with ${title}</title>
<style>
  body { font: 15px/1.5 Georgia, serif; margin: 24px; color: #234 }
  h1, h2 { color: teal } a { color: #a40 } th, td { border: 1px solid #9bc; padding: 4px 10px }
  button { border: 3px double #234; background: #eef4fa; font: inherit; padding: 4px 12px }
</style>
${scripts}
<script>${head}</script>
</head>
<body>
<h1>Notice board</h1>
<p>This page stands on ${title}. <a href="/strangers">All of them</a></p>
<h2>Runs this week</h2>
<table><tr><th>Tuesday</th><td>Hills, 7 pm</td></tr><tr><th>Sunday</th><td>Long and slow, 8 am</td></tr></table>
<h2>Ask</h2>
<form onsubmit="return false"><label>Name <input name="name"></label> <select><option>10 km</option></select>
<button type="button" id="own">Answer me</button> <output id="said"></output></form>
<ul><li>Cake rota</li><li>Lost: one glove</li></ul>
<script>${own}</script>
</body>
</html>`
}
