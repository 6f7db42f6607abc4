/** Stands for the URL of an image or a font, which only Vite resolves. */
export default '/assets/asset';
