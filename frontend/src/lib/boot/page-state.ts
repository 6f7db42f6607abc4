import type { NormalizedCacheObject } from '@apollo/client/cache';
import type { BootState } from './boot-store';

export interface PageState {
  boot?: BootState;
  apollo?: NormalizedCacheObject;
}

/** The data the server drew this page with; empty when it sent the bare shell. */
export function readPageState(): PageState {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}
