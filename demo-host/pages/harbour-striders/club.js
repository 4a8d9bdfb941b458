// The club's own script, as old as its page: it has to go on working beside the shop.
var $members = jQuery.noConflict()
$members(document).ready($ => {
  $('#toggle-news').click(() => {
    $('#news').slideToggle('fast')
    return false
  })
  $('td.when').each(function (i) {
    $(this).attr('bgcolor', i % 2 ? '#eef4fa' : '#ffffff')
  })
  $(document).keydown(event => {
    if (event.which === 78) $('#news').slideToggle('fast')
  })
})
// No pop-ups here, since 2003.
window.open = () => null
