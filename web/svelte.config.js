export default {
  compilerOptions: {
    runes: true,
    // a short name for the styles of each component: it is in its script and in its style, and does not compress
    cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}`,
  },
}
