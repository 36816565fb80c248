// Analyses: fetched by those who look at one.
export { default as AnalysisPage } from './AnalysisPage.svelte'
