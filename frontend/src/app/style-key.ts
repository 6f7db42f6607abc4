/** Not the styling library's own "css": its default cache, which nothing uses, would take over the page's styles first. */
export const STYLE_KEY = 'h';
