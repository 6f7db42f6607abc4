import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { FormattedExecutionResult } from 'graphql';
import { PinoLogger } from 'nestjs-pino';
import { hasSessionCookie } from '../auth/sessions.js';
import { Config } from '../common/config.js';
import { AppError, ERROR_STATUS, noSuchPage } from '../common/errors.js';
import { wantsPage } from '../common/error-page.js';
import { contextOfRequest, type RequestContext } from '../common/request-of.js';
import { SharedResults } from '../common/shared-results.js';
import { TopicBus } from '../common/topics.js';
import { LocalQueries } from '../graphql/local-queries.js';
import { onFinishedWrite } from '../http/finished-writes.js';
import { FRONTEND } from './frontend.js';
import { sendHtml } from './send-html.js';

/** The exports of the web client's server bundle (frontend/src/entry-server.tsx). */
interface ServerBundle {
  isPage(path: string): boolean;
  render(
    url: string,
    options: {
      execute(query: string, variables?: Record<string, unknown>): Promise<FormattedExecutionResult>;
      origin: string;
      nonce: string;
      manifest: object;
      viewerUnknown?: boolean;
    },
  ): Promise<Parts & { status: number; isComplete: boolean }>;
}

interface Parts {
  head: string;
  styles: string;
  app: string;
  state: string;
}

interface Build {
  bundle: ServerBundle;
  template: string;
  manifest: object;
}

/** The bytes of a rendered page, split where the nonce of each response goes. */
interface RenderedPage {
  status: number;
  isComplete: boolean;
  pieces: Buffer[];
}

/** Stands for the nonce while a page is rendered, as several responses may share it. Never sent. */
const NONCE_SLOT = randomUUID();

const EMPTY_PARTS: Parts = { head: '<title>Handover</title>', styles: '', app: '', state: '' };

const isComplete = (page: RenderedPage): boolean => page.isComplete;
/** Visitors share pages this long; a write through this process drops them at once, so this is for other processes' writes. */
const VISITORS = { keptMs: 1_000, most: 64, isComplete };
/** One not-found page serves all unknown addresses: one form for visitors, one for signed-in viewers. */
const NOT_FOUND = { keptMs: 60_000, most: 2, isComplete };
/** The not-found page is rendered for this address, which must be none of the pages. */
const NOT_FOUND_PATH = '/404';
const HAS_EXTENSION = /\.\w{1,10}$/;

/** Renders the web client's pages with their data, so that the first response is complete. */
@Injectable()
export class PageRenderer implements OnModuleInit, OnModuleDestroy {
  private build: Promise<Build> | null = null;
  private readonly visitors = new SharedResults<RenderedPage>(VISITORS);
  private readonly notFound = new SharedResults<RenderedPage>(NOT_FOUND);
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly config: Config,
    private readonly queries: LocalQueries,
    private readonly logger: PinoLogger,
    topics: TopicBus,
  ) {
    // header and footer of the not-found page show settings
    this.stopListening = (['settingsChanged', 'mayHaveMissed'] as const).map((topic) =>
      topics.on(topic, () => this.notFound.forget()),
    );
  }

  /** Loaded at the start, together with the static files of the same build. */
  async onModuleInit(): Promise<void> {
    await this.loadBuild().catch(() => undefined);
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
  }

  /** Sends the page of the address as the caller may see it. */
  async show(request: Request, response: Response): Promise<void> {
    const build = await this.loadBuild();
    const [url, context] = [request.originalUrl, contextOfRequest(request)];
    if (!build.bundle.isPage(request.path)) return this.showNotFound(build, request, response, context);
    const render = () => this.render(build, url, context);
    await send(request, response, await (context.viewer ? render() : this.visitors.get(url, render)));
  }

  /** Serves a page that visitors share at the moment; that costs next to nothing, so it bypasses overload control. */
  readonly serveShared: RequestHandler = (request, response, next) => {
    const isVisitor = !hasSessionCookie(request.headers, this.config.secureCookies);
    const page = request.method === 'GET' && isVisitor ? this.visitors.find(request.originalUrl) : null;
    if (!page) return next();
    page.then((rendered) => send(request, response, rendered)).catch(next);
  };

  /** Before the response to a write: a client that has read it sees the effect on every page. */
  readonly forgetAfterWrites: RequestHandler = onFinishedWrite(() => this.visitors.forget());

  /** Unknown addresses cost no rendering: programs get the error as JSON, browsers a page that was rendered before. */
  private async showNotFound(
    build: Build,
    request: Request,
    response: Response,
    { viewer, ...from }: RequestContext,
  ): Promise<void> {
    if (!wantsPage(request) || HAS_EXTENSION.test(request.path)) throw noSuchPage();
    const viewerUnknown = viewer !== null;
    const page = await this.notFound.get(viewerUnknown ? 'signed in' : 'visitor', () =>
      this.render(build, NOT_FOUND_PATH, { viewer: null, ...from }, viewerUnknown),
    );
    await send(request, response, page);
  }

  private async render(
    { bundle, template, manifest }: Build,
    url: string,
    context: RequestContext,
    viewerUnknown = false,
  ): Promise<RenderedPage> {
    try {
      const { status, isComplete, ...parts } = await bundle.render(url, {
        execute: (query, variables) => this.queries.run(query, variables, context),
        origin: this.config.publicUrl,
        nonce: NONCE_SLOT,
        manifest,
        viewerUnknown,
      });
      return { status, isComplete, pieces: filled(template, parts) };
    } catch (error) {
      // the browser can render the page itself
      this.logger.error({ err: error }, 'page could not be rendered on the server');
      const status = url === NOT_FOUND_PATH ? ERROR_STATUS.NOT_FOUND : 200;
      return { status, isComplete: false, pieces: filled(template, EMPTY_PARTS) };
    }
  }

  private loadBuild(): Promise<Build> {
    this.build ??= load().catch((error: unknown) => {
      this.build = null;
      throw error;
    });
    return this.build;
  }
}

async function load(): Promise<Build> {
  const client = join(FRONTEND, 'client');
  const bundleFile = join(FRONTEND, 'server/entry-server.js');
  if (!existsSync(bundleFile))
    throw new AppError('UNAVAILABLE', 'The web client is not built yet: npm run build.');
  const [template, manifest, bundle] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(bundleFile).href) as Promise<ServerBundle>,
  ]);
  return { template, manifest: JSON.parse(manifest) as object, bundle };
}

/** Each part goes to its placeholder; the parts themselves are never searched for another one. */
function filled(template: string, parts: Parts): Buffer[] {
  const all: Record<string, string> = { ...parts, nonce: NONCE_SLOT };
  return template
    .replace(/<!--(head|styles|app|state|nonce)-->/g, (_, name: string) => all[name] ?? '')
    .split(NONCE_SLOT)
    .map((piece) => Buffer.from(piece));
}

function send(request: Request, response: Response, { status, pieces }: RenderedPage): Promise<void> {
  const nonce = Buffer.from(response.locals.nonce);
  const html = Buffer.concat(pieces.flatMap((piece, n) => (n === 0 ? [piece] : [nonce, piece])));
  return sendHtml(request, response, status, html);
}
