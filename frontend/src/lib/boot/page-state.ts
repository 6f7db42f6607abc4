import type { NormalizedCacheObject } from '@apollo/client/cache';
import type { BootState } from './boot';

export interface PageState {
  boot?: BootState;
  apollo?: NormalizedCacheObject;
}

/** The data that the server rendered this page with; empty if it sent the bare shell. */
export function readPageState(): PageState {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}
