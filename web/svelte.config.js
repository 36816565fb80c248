export default {
  compilerOptions: {
    runes: true,
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}`, // shorter than usual, and unlike for our few files
  },
}
