import { createContext, type Ref } from 'react';

/* Stands for the router's lib/dom/ssr/components.js (vite.config.ts): what its links use of the framework mode, without
 * prefetching. */

export const FrameworkContext = createContext<undefined>(undefined);

const NEVER = [false, null, {}] as const;
export const usePrefetchBehavior = () => NEVER;

export const PrefetchPageLinks = () => null;

/** The second reference is that of the prefetching. */
export const mergeRefs = <Element>(forwarded: Ref<Element>): Ref<Element> => forwarded;
