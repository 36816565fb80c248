// Tables and replays, fetched together: they share nearly everything.
export { default as ReplayPage } from './replay/ReplayPage.svelte'
export { default as TablePage } from './table/TablePage.svelte'
