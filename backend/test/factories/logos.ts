interface HostileLogo {
  name: string;
  svg: string;
  /** Part of the answer; null if it is drawn, without what is hostile. */
  refusal: RegExp | null;
}

const svg = (content: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64" ${more}>${content}</svg>`;
const SQUARE = '<rect width="64" height="64" fill="#123456"/>';

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`,
).join('')}]>`;

/** SVG files that run, load or cost something where they are shown or expanded. */
export const HOSTILE_LOGOS: HostileLogo[] = [
  { name: 'a script beside a picture', svg: svg(`${SQUARE}<script>alert(1)</script>`), refusal: null },
  { name: 'a handler', svg: svg(SQUARE, 'onload="alert(1)"'), refusal: null },
  { name: 'a link that runs', svg: svg(`<a href="javascript:alert(1)">${SQUARE}</a>`), refusal: null },
  {
    name: 'a style that imports',
    svg: svg(`<style>@import url(http://127.0.0.1:9/x.css);</style>${SQUARE}`),
    refusal: null,
  },
  {
    name: 'a web page and nothing else',
    svg: svg(
      '<foreignObject width="64" height="64"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script>Hi</body></foreignObject>',
    ),
    refusal: /shows nothing/,
  },
  { name: 'a script and nothing else', svg: svg('<script>alert(1)</script>'), refusal: /shows nothing/ },
  {
    name: 'a picture from another site',
    svg: svg('<image href="http://127.0.0.1:9/x.png" width="64" height="64"/>'),
    refusal: /contains a picture/,
  },
  {
    name: 'a file of the server',
    svg: svg('<image xlink:href="file:///etc/passwd" width="64" height="64"/>'),
    refusal: /contains a picture/,
  },
  {
    name: 'a picture under another prefix',
    svg: '<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><x:image href="data:image/png;base64,AAAA" width="64" height="64"/></x:svg><!--<svg >-->',
    refusal: /contains a picture/,
  },
  {
    name: 'a filter with a picture',
    svg: svg(`<filter id="f"><feImage href="http://127.0.0.1:9/"/></filter>${SQUARE}`),
    refusal: /contains a picture/,
  },
  {
    name: 'an element of another file',
    svg: svg('<use href="http://127.0.0.1:9/x.svg#a"/>'),
    refusal: /shows nothing/,
  },
  {
    name: 'an inclusion',
    svg: svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>'),
    refusal: /shows nothing/,
  },
  {
    name: 'entities that expand',
    svg: `${LAUGHS}${svg('<text y="30">&j;</text>')}`,
    refusal: /defines entities/,
  },
  {
    name: 'an entity of a file',
    svg: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="30">&x;</text>')}`,
    refusal: /defines entities/,
  },
  {
    name: 'another encoding',
    svg: `<?xml version="1.0" encoding="UTF-7"?>${svg(SQUARE)}`,
    refusal: /cannot be read/,
  },
  {
    name: 'a million pixels wide',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000">${SQUARE}</svg>`,
    refusal: /too large|cannot be read/,
  },
  { name: 'half of a file', svg: svg(SQUARE).slice(0, 90), refusal: /cannot be read/ },
  { name: 'no SVG', svg: '<!doctype html><script>alert(1)</script>', refusal: /SVG or PNG/ },
  { name: 'no markup', svg: 'alert(1)', refusal: /SVG or PNG/ },
];
