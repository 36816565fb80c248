// What words.ts packs at build time
declare module 'virtual:words/places' {
  const places: Map<string, number>
  export default places
}
declare module 'virtual:words/*' {
  const texts: string[]
  export default texts
}
