// Analyses, puzzles, positions and rules, fetched together: they are looked at beside tables and share much.
export { default as AnalysisPage } from './analysis/AnalysisPage.svelte'
export { default as PositionPage } from './position/PositionPage.svelte'
export { default as PuzzlesPage } from './puzzles/PuzzlesPage.svelte'
export { default as RuleDialog } from './rules/RuleDialog.svelte'
export { default as RulesPage } from './rules/RulesPage.svelte'
