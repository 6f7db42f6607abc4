import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import body from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Latin subsets, one variable file each, as in base.css; the server preloads them. */
export const fontFiles = [body, display];
