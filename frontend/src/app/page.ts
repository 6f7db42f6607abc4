import type { ApolloCache } from '@apollo/client/cache';
import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ComponentType } from 'react';

export interface PageArgs {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

export interface PageQuery {
  query: DocumentNode;
  variables?: OperationVariables;
}

export interface PageHead {
  /** Left part of the tab's name; none on the home page. */
  title?: string;
  description?: string;
  /** schema.org object for search engines. */
  jsonLd?: Record<string, unknown>;
  /** Kept out of search engines. */
  noIndex?: boolean;
}

/** The cache holds the answers of the page's queries. */
export type HeadArgs = PageArgs & { cache: ApolloCache };

/** A page's code. Beside the component it tells the server what to ask for and what to write into the head. */
export interface PageModule {
  Component: ComponentType;
  /** Asked for in one go before the page is drawn on the server. */
  queries?: (args: PageArgs) => PageQuery[];
  head?: (args: HeadArgs) => PageHead;
}

export interface Page {
  path: string;
  /** Its file in pages/. */
  name: string;
  load: () => Promise<PageModule>;
  /** Set once loaded, so that the first draw is complete. */
  module?: PageModule;
  /** Does not exist for visitors. */
  signedInOnly?: boolean;
  /** Not drawn on the server. */
  browserOnly?: boolean;
}

export async function loadPage(page: Page) {
  page.module ??= await page.load();
  return page.module;
}
