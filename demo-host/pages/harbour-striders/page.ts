import type { ProductCard } from '../../../core/catalogue/search/contracts'
import { type Html, html } from '../html'
import { sumIn } from '../money'
import type { PagesSettings } from '../settings'

const row = (product: ProductCard): Html => html`<tr>
<td align="center"><img src="${product.image}" alt="" width="80" height="80"></td>
<td><b>${product.name}</b><br><font size="1">${product.eyebrow}</font></td>
<td align="right" nowrap>${sumIn(product.price.current, product.currency, 'en-US')}</td>
<td align="center"><a href="/en-us/p/kit-${product.id}" data-till-open="quick-shop" data-till-product="${product.id}">Order</a></td>
</tr>`

/** A running club's page from another century: tables, jQuery 1, styles on everything, and one script tag more than last week. */
export function harbourStriders({ shop }: PagesSettings, kit: readonly ProductCard[]): Html {
  return html`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html lang="en">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="shortcut icon" href="/harbour-striders/water.svg">
<title>Harbour Striders R.C. - Club kit</title>
<link rel="stylesheet" type="text/css" href="/harbour-striders/harbour-striders.css">
<script type="text/javascript" src="/vendor/jquery/jquery.min.js"></script>
<script type="text/javascript" src="/harbour-striders/club.js"></script>
</head>
<body bgcolor="#cfe0f0">
<till-pop-up site="harbour-striders"></till-pop-up>
<div id="page" role="main"><table width="100%" cellspacing="0" cellpadding="8" border="0"><tr>
<td class="head" bgcolor="#003366"><h1 style="margin:0;color:#ffffff;font-size:24px">Harbour Striders R.C.</h1><font color="#99ccff" size="1">Running round the harbour since 1998</font></td>
<td class="door" bgcolor="#ffffff" align="center" width="90" nowrap><till-sign-in style="display:inline-block;min-width:74px;height:44px"></till-sign-in></td>
<td class="bag" bgcolor="#ffffff" align="center" width="60"><till-mini-cart style="display:inline-block;width:44px;height:44px"></till-mini-cart></td></tr></table>
<table class="columns" width="100%" cellspacing="0" cellpadding="8" border="0"><tr valign="top">
<td width="150" bgcolor="#eef4fa"><h2>Members</h2><ul><li><a href="#kit">Club kit</a></li><li><a href="/harbour-striders/shoe-of-the-month">Shoe of the month</a></li><li><a href="#more">Wet days</a></li><li><a href="#when">Training</a></li><li><a href="#weekend">Weekend</a></li><li><a href="#" id="toggle-news">News</a></li></ul>
<div id="news"><p>Harbour 10 entries close on Friday. Cake rota: see the board.</p></div></td>
<td><h2 id="kit">Club kit by Northlane</h2><p>Orders go straight to Northlane, postage is on them from $100. Ask Brenda about sizes.</p>
<table class="kit" width="100%" cellspacing="2"><tbody>${kit.map(row)}</tbody></table>
<p align="center"><button type="button" onclick="till.push(['open', 'mini-cart'])">Look in your bag</button></p>
<h2 id="more">More for wet days</h2><till-search></till-search><br><till-product-grid category="2300" page-size="4"></till-product-grid>
<h2 id="when">Training</h2><table width="100%"><tr><td class="when">Tuesday</td><td class="when">Hills, 7 pm, the lighthouse</td></tr><tr><td class="when">Sunday</td><td class="when">Long and slow, 8 am, the slip</td></tr></table>
<h2 id="weekend">Running weekend</h2><till-event event="harbour-weekend"></till-event></td>
</tr></table><p align="center"><font size="1">Best viewed in 800 x 600. <a href="/en-us">Northlane</a></font></p></div>
<script type="text/javascript">window.till = window.till || [];</script>
<script async src="${shop}/till.js" data-key="pk_partner" data-locale="en-US"></script>
</body>
</html>`
}
