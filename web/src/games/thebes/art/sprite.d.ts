// All drawings in one file: its address. vite.config.ts makes it.
declare module '*?sprite' {
  const url: string
  export default url
}
