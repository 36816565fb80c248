import { mount } from 'svelte'
import App from './App.svelte'
import { askEarly } from './api/client'
import { gameClient } from './games'
import { language, setLocale } from './i18n'
import { findRoute, TABLE_PAGES } from './routes'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/parts.css'

// On the way to a table: its page, the table and its board are fetched side by side with the words
const route = findRoute(location.pathname)
if (route && TABLE_PAGES.includes(route.name) && 'table' in route.params) {
  void import('./tablePages')
  askEarly(route.params.table)
    .then(({ game }) => gameClient(game))
    .catch(() => {})
}

await setLocale(language())
mount(App, { target: document.body })
