import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/App';
import { loadPage, type Execute, type Page, type PageArgs, type PageModule } from './app/page';
import { findPage } from './app/pages';
import { ContentDocument, MeDocument, type ContentQuery, type MeQuery } from './generated/boot';
import { createCache } from './lib/apollo/cache';
import { ServerClientContext } from './lib/apollo/server-client-context';
import type { BootState } from './lib/boot/boot';
import type { PageState } from './lib/boot/page-state';
import { readError } from './lib/errors/read-error';
import { withoutPaymentReturn } from './lib/payments/payment-return';
import { headHtml, preloadHtml, type ClientManifest } from './server/head';
import { collectStyles, createStyles } from './server/styles';

export interface RenderOptions {
  execute: Execute;
  /** Origin for canonical URLs, e.g. https://example.com. */
  origin: string;
  nonce: string;
  /** dist/client/.vite/manifest.json, to preload the page's chunks. */
  manifest?: ClientManifest;
  /** The page is rendered for visitors but sent to signed-in viewers too: the browser asks who they are. */
  viewerUnknown?: boolean;
}

export interface RenderedPage {
  status: number;
  /** False if part of its data could not be read. */
  isComplete: boolean;
  /** One string per placeholder in index.html. */
  head: string;
  styles: string;
  app: string;
  state: string;
}

/** False for an address of the not-found page. */
export const isPage = (path: string): boolean => findPage(path) !== null;

/** Renders the page of a URL with its data: one round of parallel queries, then one render. */
export async function render(address: string, options: RenderOptions): Promise<RenderedPage> {
  const url = withoutPaymentReturn(address);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const found = findPage(pathname);
  const args: PageArgs = { params: found?.params ?? {}, search: searchParams };
  const module = found && !found.page.browserOnly ? await loadPage(found.page) : null;
  const client = createServerClient(options.execute);
  const [boot, pageError, pageBoot] = await Promise.all([
    askBoot(options.execute),
    askPage(client, module, args),
    module?.readBoot?.(options.execute).catch(() => null),
  ]);
  Object.assign(boot, pageBoot);

  const hidden = found?.page.signedInOnly && boot.me === null;
  const isMissing = !found || hidden || pageError === 'NOT_FOUND';
  const isIncomplete =
    pageError === 'UNAVAILABLE' || pageBoot === null || boot.me === undefined || boot.content === undefined;
  const status = isMissing ? 404 : isIncomplete ? 503 : 200;
  const page = hidden ? null : (found?.page ?? null);
  const head = headHtml(headOf(page, module, args, client), {
    origin: options.origin,
    path: pathname,
    siteTitle: boot.content?.find(({ key }) => key === 'site_title')?.value.trim() || undefined,
  });
  const rendered = page?.browserOnly ? { app: '', styles: '' } : renderApp(url, client, boot, options.nonce);
  if (options.viewerUnknown) boot.viewerUnknown = true;
  const state: PageState = { boot, apollo: client.cache.extract() as NonNullable<PageState['apollo']> };
  return {
    status,
    isComplete: !isIncomplete,
    head: head + preloadHtml(page, options.manifest),
    state: stateHtml(state),
    ...rendered,
  };
}

function headOf(page: Page | null, module: PageModule | null, args: PageArgs, client: ApolloClient) {
  if (!page) return { title: 'Page Not Found', noIndex: true };
  if (page.browserOnly) return { noIndex: true };
  return module?.head?.({ ...args, cache: client.cache }) ?? {};
}

function renderApp(url: string, client: ApolloClient, boot: BootState, nonce: string) {
  const styles = createStyles(nonce);
  const app = renderToString(
    <ServerClientContext value={client}>
      <App
        boot={boot}
        styles={styles}
        router={(routes) => <StaticRouter location={url}>{routes}</StaticRouter>}
      />
    </ServerClientContext>,
  );
  return { app, styles: collectStyles(styles) };
}

function createServerClient(execute: Execute) {
  return new ApolloClient({
    ssrMode: true,
    cache: createCache(),
    link: new ApolloLink(
      ({ query, variables }) =>
        new Observable((observer) => {
          execute(print(query), variables)
            .then((result) => {
              observer.next(result);
              observer.complete();
            })
            .catch((error: unknown) => observer.error(error));
        }),
    ),
  });
}

/** A failed query leaves its data undefined, and the browser repeats it. */
async function askBoot(execute: Execute): Promise<BootState> {
  const [me, content] = await Promise.all([
    execute(MeDocument.toString()).catch(() => null),
    execute(ContentDocument.toString()).catch(() => null),
  ]);
  const boot: BootState = {};
  if (me?.data && !me.errors) Object.assign(boot, me.data as MeQuery);
  if (content?.data && !content.errors) boot.content = (content.data as ContentQuery).content;
  return boot;
}

/** Fills the cache; returns the code of the first error, if any. */
async function askPage(client: ApolloClient, module: PageModule | null, args: PageArgs) {
  const asked = module?.queries?.(args) ?? [];
  const codes = await Promise.all(
    asked.map((options) =>
      client.query(options).then(
        () => null,
        (error: unknown) => readError(error).code,
      ),
    ),
  );
  return codes.find((code) => code !== null) ?? null;
}

const stateHtml = (state: PageState) =>
  `<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
