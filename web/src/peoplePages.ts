// Profiles, the leaderboard and the import, fetched together.
export { default as ImportPage } from './lobby/ImportPage.svelte'
export { default as LeaderboardPage } from './lobby/LeaderboardPage.svelte'
export { default as MePage } from './lobby/MePage.svelte'
export { default as PlayerPage } from './lobby/PlayerPage.svelte'
