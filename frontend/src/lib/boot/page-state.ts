import type { BootState } from './boot';

export interface PageState {
  boot: BootState;
  /** The answers to the page's queries in their order; null for one that failed. */
  results: unknown[];
}

const readScript = (id: string): object => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as object) : {};
};

/** The data that the server rendered this page with, and the viewer it was sent to; empty if it sent the bare shell. */
export function readPageState(): PageState {
  const { boot, results = [] } = readScript('state') as Partial<PageState>;
  return { boot: { ...boot, ...readScript('viewer') }, results };
}
