import { pages } from '../app/pages';

/** As react-router matches a path, which takes several microseconds: it compiles the patterns of all pages each time. */
const PAGES = new RegExp(`^(?:${pages.map(({ path }) => path.replace(/:\w+/g, '[^/]+')).join('|')})/*$`, 'i');

/** False for an address of the not-found page. The server asks for each read of its APIs, too. */
export const isPage = (path: string): boolean => PAGES.test(path);
