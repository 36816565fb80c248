// The rules, fetched together: as pages, and one of them beside a table.
export { default as RuleDialog } from './RuleDialog.svelte'
export { default as RulesPage } from './RulesPage.svelte'
