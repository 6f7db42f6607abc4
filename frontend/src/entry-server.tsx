import { SITE_DEFAULTS } from '@handover/domain/site';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/shell/App';
import {
  loadPage,
  type Execute,
  type HeadArgs,
  type PageArgs,
  type PageQuery,
  type PageResult,
} from './app/shell/page-module';
import { findPage, notFoundPage } from './app/shell/pages';
import { ContentDocument, type ContentQuery } from './generated/boot';
import type { BootState } from './lib/boot/boot';
import { readError } from './lib/errors/read-error';
import { withoutPaymentReturn } from './lib/payments/payment-return';
import { viewerTexts, type Me, type Viewer } from './lib/session/viewer-texts';
import { PageResults } from './server/apollo-react';
import {
  brandIn,
  brandStyle,
  collectStyles,
  createStyles,
  escapeHtml,
  headHtml,
  iconLinks,
  preloadHtml,
  type ClientManifest,
} from './server/head';
import { ServerStyles } from './theme/mui-styles';

/** Who reads the page. */
export type PageViewer = Required<Viewer>;

export interface RenderOptions {
  execute: Execute;
  /** Null renders the page for all members: `slotsFor` gives what each response has in its slots. */
  viewer: PageViewer | null;
  /** Origin for canonical URLs, e.g. https://example.com. */
  origin: string;
  /** Stands for content that could not be read, where the built-in texts may claim what is not true; else null. */
  fallbackContent: ContentQuery['content'] | null;
  nonce: string;
  /** Returns the text that stands for a slot in the page. It is unique, and the same in HTML and JSON. */
  slot: (name: string) => string;
  /** dist/client/.vite/manifest.json, to preload the page's chunks. */
  manifest: ClientManifest;
  /** The links of index.html to the shipped icons. */
  icons: string;
}

export interface RenderedPage {
  status: number;
  /** Target of a redirect. */
  location: string | null;
  /** False if part of its data could not be read. */
  isComplete: boolean;
  icons: string;
  /** One string per placeholder in index.html. */
  head: string;
  styles: string;
  app: string;
  state: string;
}

/** Stands for the viewer in a page that members share. No contract, message or purchase has this id. */
const ANY_MEMBER: Me = {
  id: 'any member',
  email: '',
  firstName: null,
  lastName: null,
  isAdmin: false,
  roles: [],
  createdAt: '',
  emailVerified: true,
};

/** False for an address of the not-found page. */
export const isPage = (path: string): boolean => findPage(path) !== null;

/** Whether all members may get one rendering of the page; staff see more, so they never do. */
export function isSharedByMembers(path: string): boolean {
  const found = findPage(path);
  return !found || found.page.sharedByMembers === true;
}

/** Texts of this viewer for the slots of a shared page. */
export function slotsFor(viewer: PageViewer): Record<string, string> {
  const texts = Object.entries(viewerTexts(viewer)).map(([name, text]) => [name, escapeHtml(text as string)]);
  return { ...(Object.fromEntries(texts) as Record<string, string>), viewer: json(viewer) };
}

/** Renders the page of a URL with its data: one round of parallel queries, then one render. */
export async function render(address: string, options: RenderOptions): Promise<RenderedPage> {
  const { execute, viewer, slot } = options;
  const url = withoutPaymentReturn(address);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const found = findPage(pathname);
  const args: PageArgs = { params: found?.params ?? {}, search: searchParams, me: viewer?.me ?? null };
  const isHidden = found?.page.signedInOnly && viewer?.me === null;
  const page = found && !isHidden ? found.page : notFoundPage;
  const module = await loadPage(page);
  const isPersonal = Boolean(viewer?.me);
  const [content, { results, code }, pageBoot] = await Promise.all([
    readContent(execute, options.fallbackContent),
    readResults(execute, module.queries?.(args) ?? [], isPersonal),
    module.readBoot?.(execute).catch(() => null),
  ]);
  const boot: BootState = { ...content, ...pageBoot };

  const isMissing = page === notFoundPage || code === 'NOT_FOUND';
  const isIncomplete = code === 'UNAVAILABLE' || pageBoot === null || !boot.content || boot.contentFailed;
  const read = readerOf(results);
  const moved = module.moved?.({ ...args, read }) ?? null;
  const location = moved ?? ((code === 'BAD_REQUEST' && module.instead?.(args)) || null);
  const status = isMissing ? 404 : isIncomplete ? 503 : moved ? 301 : location ? 302 : 200;
  const brand = brandIn(boot.content);
  const siteTitle =
    boot.content?.find(({ key }) => key === 'site_title')?.value.trim() || SITE_DEFAULTS.title;
  const { origin } = options;
  const head = headHtml(module.head?.({ ...args, read }) ?? {}, { origin, path: pathname, siteTitle, brand });
  const shownViewer: BootState = viewer ?? {
    me: ANY_MEMBER,
    viewerSlots: {
      initials: slot('initials'),
      unreadMark: slot('unreadMark'),
      unreadText: slot('unreadText'),
      bellMark: slot('bellMark'),
      bellText: slot('bellText'),
    },
  };
  const rendered = renderApp(url, results, { ...boot, ...shownViewer }, options.nonce);
  // PageState as JSON
  const state = `{"boot":${json(boot)},"results":${json(results.map(({ data }) => data ?? null))}}`;
  return {
    status,
    location,
    isComplete: !isIncomplete,
    head: head + preloadHtml(page, options.manifest) + brandStyle(brand, options.nonce),
    icons: iconLinks(options.icons, siteTitle, brand),
    state: jsonScript('viewer', viewer ? json(viewer) : slot('viewer')) + jsonScript('state', state),
    ...rendered,
  };
}

const readerOf = (results: readonly PageResult[]) =>
  ((query: DocumentNode) => results.find((result) => result.query === query)?.data) as HeadArgs['read'];

function renderApp(url: string, results: readonly PageResult[], boot: BootState, nonce: string) {
  const styles = createStyles(nonce);
  const app = renderToString(
    <PageResults value={results}>
      <ServerStyles value={styles}>
        <App boot={boot} router={(routes) => <StaticRouter location={url}>{routes}</StaticRouter>} />
      </ServerStyles>
    </PageResults>,
  );
  return { app, styles: collectStyles(styles) };
}

/** If the query fails, the browser repeats it. */
async function readContent(execute: Execute, fallback: RenderOptions['fallbackContent']): Promise<BootState> {
  const result = await execute(ContentDocument.toString()).catch(() => null);
  return result?.data && !result.errors
    ? { content: (result.data as ContentQuery).content }
    : fallback
      ? { content: fallback, contentFailed: true }
      : {};
}

async function answerOf(
  execute: Execute,
  { query, variables, answerForOthers }: PageQuery,
  isPersonal: boolean,
): Promise<{ data: unknown; code?: string }> {
  if (answerForOthers && !isPersonal) return { data: answerForOthers };
  try {
    const { data, errors } = await execute(textOf(query), variables);
    return errors ? { data: null, code: readError({ errors }).code } : { data };
  } catch (error) {
    return { data: null, code: readError(error).code };
  }
}

/** The answers to the page's queries, and the code of the first error, if any. */
async function readResults(execute: Execute, queries: readonly PageQuery[], isPersonal: boolean) {
  const answers = await Promise.all(queries.map((query) => answerOf(execute, query, isPersonal)));
  const results = queries.map((query, n): PageResult => ({ ...query, data: answers[n]?.data ?? undefined }));
  return { results, code: answers.find(({ code }) => code)?.code };
}

const texts = new WeakMap<DocumentNode, string>();

/** The text of a query, with the type names that the browser's cache needs. */
function textOf(query: DocumentNode): string {
  let text = texts.get(query);
  if (!text) texts.set(query, (text = print(addTypenameToDocument(query))));
  return text;
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const jsonScript = (id: string, text: string) =>
  `<script type="application/json" id="${id}">${text}</script>`;
