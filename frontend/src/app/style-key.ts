/** Not Emotion's default key "css": its unused default cache would adopt the page's styles first. */
export const STYLE_KEY = 'h';
