// The phone's menu closes by Escape and by a press beside it.
const menu = document.getElementById('menu')
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary').focus()
})
document.addEventListener('click', event => {
  if (menu.open && !menu.contains(event.target)) menu.open = false
})
