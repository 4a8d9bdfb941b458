import { type Html, html } from '../html'
import type { PagesSettings } from '../settings'

const SHOE = 'TQ4407AB12'
const NEXT = 'TQ4407AB17'

/** The club's page about one shoe, sold by the shop, and the one that comes next. */
export function shoeOfTheMonth({ shop }: PagesSettings): Html {
  return html`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html lang="en">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="shortcut icon" href="/harbour-striders/water.svg">
<title>Harbour Striders R.C. - Shoe of the month</title>
<link rel="stylesheet" type="text/css" href="/harbour-striders/harbour-striders.css">
</head>
<body bgcolor="#cfe0f0">
<div id="page" role="main"><table width="100%" cellspacing="0" cellpadding="8" border="0"><tr>
<td class="head" bgcolor="#003366"><h1 style="margin:0;color:#ffffff;font-size:24px">Shoe of the month</h1><font color="#99ccff" size="1"><a href="/harbour-striders">Harbour Striders R.C.</a></font></td>
<td class="bag" bgcolor="#ffffff" align="center" width="60"><till-mini-cart style="display:inline-block;width:44px;height:44px"></till-mini-cart></td></tr></table>
<table width="100%" cellspacing="0" cellpadding="16" border="0"><tr><td>
<h2>Picked by Brenda</h2><p>Members ran forty miles in it before it went up on the board.</p>
<till-product product="${SHOE}"></till-product>
<h2>In the running for next month</h2>
<till-product product="${NEXT}" no-sets></till-product></td></tr></table>
<p align="center"><font size="1">Best viewed in 800 x 600. <a href="/en-us">Northlane</a></font></p></div>
<script async src="${shop}/till.js" data-key="pk_partner" data-locale="en-US"></script>
</body>
</html>`
}
