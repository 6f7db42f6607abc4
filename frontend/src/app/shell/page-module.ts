import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import type { ComponentType } from 'react';
import type { BootState } from '../../lib/boot/boot';
import type { Me } from '../../lib/session/viewer-texts';

export interface PageArgs {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The signed-in member; null for a visitor, and where members share the page. */
  me: Me | null;
}

/** Runs one GraphQL operation as the viewer of the page. */
export type Execute = (
  query: string,
  variables?: Record<string, unknown>,
) => Promise<FormattedExecutionResult>;

export interface PageQuery {
  query: DocumentNode;
  variables?: OperationVariables;
  /** The answer for visitors and for members who share the page; the query is not run for them. */
  answerForOthers?: unknown;
}

/** A query of the page and its answer; undefined if it failed. */
export interface PageResult extends PageQuery {
  data: unknown;
}

export interface PageHead {
  /** Title of the page, first part of the tab's title; none on the home page. */
  title?: string;
  description?: string;
  /** Path of the picture that previews of links show: a photo, or a drawing of 1200 x 630 px. */
  image?: string;
  /** JSON-LD object (schema.org) for search engines. */
  jsonLd?: Record<string, unknown>;
  /** The canonical path of a page with parameters; the page's own path by default. */
  canonical?: string;
  noIndex?: boolean;
}

/** `read` gives the answer to one of the page's queries; undefined if it failed. */
export type HeadArgs = PageArgs & {
  read: <Data>(query: TypedDocumentNode<Data, never>) => Data | undefined;
};

/** A page module: the component, the queries the server runs before rendering, and the head. */
export interface PageModule {
  Component: ComponentType;
  /** Run in parallel before the server renders the page. */
  queries?: (args: PageArgs) => PageQuery[];
  head?: (args: HeadArgs) => PageHead;
  /** The address that has replaced this one for good. */
  moved?: (args: HeadArgs) => string | null;
  /** The address to go to instead when a query of this one is refused. */
  instead?: (args: PageArgs) => string | null;
  /** Reads what a page without Apollo adds to the boot state on the server; null if it could not be read. */
  readBoot?: (execute: Execute) => Promise<BootState | null>;
}

export interface Page {
  path: string;
  /** Its file in pages/. */
  name: string;
  load: () => Promise<PageModule>;
  /** Set once loaded, so that the first render is complete. */
  module?: PageModule;
  /**
   * True if members may share one rendering: only the header differs. Members whom the page names get renderings of
   * their own.
   */
  sharedByMembers?: boolean;
  /** For signed-in members only; visitors get the not-found page. */
  signedInOnly?: boolean;
}

export async function loadPage(page: Page) {
  page.module ??= await page.load();
  return page.module;
}
