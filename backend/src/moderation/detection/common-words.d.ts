/** One of the dictionaries of the package, whose others would take 6 MB. */
declare module '@zxcvbn-ts/language-en/dist/commonWords.json.cjs' {
  const words: string[];
  export default words;
}
