import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Latin subsets, one variable file each; the server preloads them. */
export const fontFiles = [body, display];

/**
 * Inlined in the page's styles, to save a stylesheet request. The fallbacks are system fonts adjusted to the measured
 * metrics of ours, so that no line moves when the files load.
 */
export const fontFaces = `
@font-face {
  font-family: 'Inter Variable'; font-style: normal; font-display: swap; font-weight: 100 900;
  src: url('${body}') format('woff2');
}
@font-face {
  font-family: 'Bricolage Grotesque Variable'; font-style: normal; font-display: swap; font-weight: 200 800;
  src: url('${display}') format('woff2');
}
@font-face {
  font-family: 'Inter Fallback'; src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 106.6%; ascent-override: 90.8%; descent-override: 22.6%; line-gap-override: 0%;
}
@font-face {
  font-family: 'Bricolage Fallback'; font-weight: 200 800;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
  size-adjust: 102%; ascent-override: 91.2%; descent-override: 26.5%; line-gap-override: 0%;
}`;

export const bodyFamily =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const displayFamily = "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif";
