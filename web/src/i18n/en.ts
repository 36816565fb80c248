export default Object.values(import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true }))
