// What words.ts packs at build time
declare module 'virtual:words/*' {
  const messages: string
  export default messages
}
