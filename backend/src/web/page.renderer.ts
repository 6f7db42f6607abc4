import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { FormattedExecutionResult } from 'graphql';
import { PinoLogger } from 'nestjs-pino';
import { hasSessionCookie } from '../auth/sessions.js';
import { Config } from '../common/config.js';
import { AppError } from '../common/errors.js';
import { contextOfRequest, type RequestContext } from '../common/request-of.js';
import { LocalQueries } from '../graphql/local-queries.js';
import { isRead } from '../http/is-read.js';
import { FRONTEND } from './frontend.js';
import { sendHtml } from './send-html.js';
import { SharedPages } from './shared-pages.js';

/** What the web client's server bundle offers (frontend/src/entry-server.tsx). */
interface ServerBundle {
  render(
    url: string,
    options: {
      execute(query: string, variables?: Record<string, unknown>): Promise<FormattedExecutionResult>;
      origin: string;
      nonce: string;
      manifest: object;
    },
  ): Promise<Parts & { status: number }>;
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

/** A page in bytes, cut where the nonce of each answer goes. */
interface Drawn {
  status: number;
  pieces: Buffer[];
}

/** Stands for the nonce while a page is drawn, as several answers may share it. Nobody else ever sees it. */
const NONCE_SLOT = randomUUID();

const NOTHING_DRAWN: Parts = { head: '<title>Handover</title>', styles: '', app: '', state: '' };

/** Draws the web client's pages with their data, so that the first answer is complete. */
@Injectable()
export class PageRenderer implements OnModuleInit {
  private build: Promise<Build> | null = null;
  private readonly visitors = new SharedPages<Drawn>();

  constructor(
    private readonly config: Config,
    private readonly queries: LocalQueries,
    private readonly logger: PinoLogger,
  ) {}

  /** Read at the start, with the files that it belongs to. */
  async onModuleInit(): Promise<void> {
    await this.loadBuild().catch(() => undefined);
  }

  /** The page of the address, as whoever asks may see it. */
  async show(request: Request, response: Response): Promise<void> {
    const build = await this.loadBuild();
    const [url, context] = [request.originalUrl, contextOfRequest(request)];
    const draw = () => this.draw(build, url, context);
    await send(request, response, await (context.viewer ? draw() : this.visitors.get(url, draw)));
  }

  /** Before anybody has to wait for their turn: what is drawn for all visitors costs next to nothing to show. */
  readonly drawnAlready: RequestHandler = (request, response, next) => {
    const isVisitor = !hasSessionCookie(request.headers, this.config.secureCookies);
    const drawn = request.method === 'GET' && isVisitor ? this.visitors.find(request.originalUrl) : null;
    if (!drawn) return next();
    drawn.then((page) => send(request, response, page)).catch(next);
  };

  /** Before the answer to a write: whoever reads it sees its effect on every page. */
  readonly changedByWrites: RequestHandler = (request, response, next) => {
    if (!isRead(request)) response.once('prefinish', () => this.visitors.forget());
    next();
  };

  private async draw(
    { bundle, template, manifest }: Build,
    url: string,
    context: RequestContext,
  ): Promise<Drawn> {
    try {
      const { status, ...parts } = await bundle.render(url, {
        execute: (query, variables) => this.queries.run(query, variables, context),
        origin: this.config.publicUrl,
        nonce: NONCE_SLOT,
        manifest,
      });
      return { status, pieces: filled(template, parts) };
    } catch (error) {
      // the browser can draw the page itself
      this.logger.error({ err: error }, 'page could not be drawn on the server');
      return { status: 200, pieces: filled(template, NOTHING_DRAWN) };
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

function send(request: Request, response: Response, { status, pieces }: Drawn): Promise<void> {
  const nonce = Buffer.from(response.locals.nonce);
  const html = Buffer.concat(pieces.flatMap((piece, n) => (n === 0 ? [piece] : [nonce, piece])));
  return sendHtml(request, response, status, html);
}
