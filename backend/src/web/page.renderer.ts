import { SITE_DEFAULTS } from '@handover/domain/site';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { CurrentBrand } from '../brand/current-brand.js';
import { Config } from '../common/config/config.js';
import { ERROR_STATUS, noSuchPage } from '../common/api/errors.js';
import { escaped } from '../common/http/escaped.js';
import { wantsPage } from '../common/http/error-page.js';
import { unavailable } from '../common/api/to-app-error.js';
import { contextOfRequest, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { SharedResults } from '../common/shared-results.js';
import { TopicBus } from '../common/cluster/topics.js';
import { LocalQueries } from '../graphql/documents.js';
import { hasWritten } from '../http/own-writes.js';
import { RenderedPage, sendPage, slot } from '../http/rendered-page.js';
import { Visits } from '../visits/visits.js';
import { SharedAnswers } from '../http/answers/shared-answers.js';
import {
  loadClientBuild,
  type ClientBuild,
  type Execute,
  type PageParts,
  type PageViewer,
} from './client-build.js';
import { ContentService, type ContentEntry } from '../content/content.service.js';
import { PageViewers } from './page-viewers.js';

const VISITOR: PageViewer = { me: null, unreadConversations: 0, unreadNotifications: 0 };
/** The bare shell, which the browser renders itself. */
const emptyParts = (content: readonly ContentEntry[] | null, site: string): Omit<PageParts, 'icons'> => ({
  head: `<title>${escaped(site)}</title>`,
  styles: '',
  app: '',
  state: `<script type="application/json" id="state">${JSON.stringify({ boot: content ? { content, contentFailed: true } : {} }).replaceAll('<', '\\u003c')}</script>`,
});

/** One not-found page serves all unknown addresses: one rendering for visitors, one for members. */
const NOT_FOUND = { maxAgeMs: 60_000, most: 2, isComplete: (page: RenderedPage) => page.isComplete };
/** The not-found page is rendered for this path, which must not be a page. */
const NOT_FOUND_PATH = '/404';
const HAS_EXTENSION = /\.\w{1,10}$/;
/** The first renderings take ten times as long as later ones. */
const WARM_UP_ROUNDS = 2;
const NEWEST = 'query Newest { contracts(first: 1) { edges { node { id } } } }';
const CONTRACT_PATH = /^\/contracts\/([^/?]+)/;

/** Of the page of this address that all members share. */
const keyForMembers = (url: string): string => `member ${url}`;

/**
 * Renders the web client's pages with their data, so that the first response is complete. One rendering serves all
 * visitors, and one all members: it shows what visitors may read, and has slots for what the header says about the
 * member. Staff and members whom the page concerns get renderings of their own.
 */
@Injectable()
export class PageRenderer implements OnModuleInit {
  private build: Promise<ClientBuild> | null = null;
  private loaded: ClientBuild | null = null;
  private readonly notFound = new SharedResults<RenderedPage>(NOT_FOUND);

  constructor(
    private readonly config: Config,
    private readonly queries: LocalQueries,
    private readonly answers: SharedAnswers,
    private readonly viewers: PageViewers,
    private readonly content: ContentService,
    private readonly brand: CurrentBrand,
    private readonly logger: PinoLogger,
    private readonly visits: Visits,
    topics: TopicBus,
  ) {
    // header and footer of the not-found page show settings
    for (const topic of ['settingsChanged', 'mayHaveMissed'] as const)
      topics.on(topic, () => this.notFound.forget());
  }

  /** Loads the build at the start, together with the static files of the same build. */
  async onModuleInit(): Promise<void> {
    await this.loadBuild().catch(() => undefined);
  }

  /**
   * Renders the pages that most people open first, so that the first of them do not wait while their code is compiled. A
   * page that fails says so to the one who opens it.
   */
  async warmUp(): Promise<void> {
    const build = this.loaded;
    if (!build) return;
    const context = { viewer: null, ip: '', source: 'start' };
    const { data } = await this.queries.run(NEWEST, undefined, context);
    const [newest] = (data as { contracts: { edges: { node: { id: string } }[] } }).contracts.edges;
    for (let round = 0; round < WARM_UP_ROUNDS; round++)
      for (const viewer of [VISITOR, null]) {
        const urls = ['/', '/contracts', newest ? `/contracts/${newest.node.id}` : NOT_FOUND_PATH];
        await Promise.all(urls.map((url) => this.render(build, url, viewer, context)));
      }
  }

  /** Middleware that sends pages before Express compares the path with all routes of the APIs. */
  readonly handler: RequestHandler = (request, response, next) => {
    // an API token is never signed in on a page
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && !request.token;
    if (isRead && this.loaded?.bundle.isPage(request.path)) this.show(request, response).catch(next);
    else next();
  };

  /** Sends the page of the address as the caller may see it. API clients get a JSON error for an unknown address. */
  async show(request: Request, response: Response): Promise<void> {
    const build = this.loaded ?? (await this.loadBuild());
    const isPage = build.bundle.isPage(request.path);
    if (!isPage && (!wantsPage(request) || HAS_EXTENSION.test(request.path))) throw noSuchPage();
    const url = isPage ? request.originalUrl : NOT_FOUND_PATH;
    const context = contextOfRequest(request);
    if (context.viewer) return this.showMember(build, url, context, context.viewer, request, response);
    const render = () => this.render(build, url, VISITOR, context);
    await this.send(request, response, await this.shared('visitor', url, request.answerKey, render));
  }

  private send(
    request: Request,
    response: Response,
    page: RenderedPage,
    slots?: Record<string, string>,
  ): Promise<void> {
    this.visits.page(request, page.status);
    return sendPage(request, response, page, slots);
  }

  /** `key` is absent for a request that may not share answers. */
  private shared(
    by: 'visitor' | 'member',
    url: string,
    key: string | undefined,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> | RenderedPage {
    if (url === NOT_FOUND_PATH) return this.notFound.get(by, render);
    return key === undefined ? render() : (this.answers.get(key, render) as Promise<RenderedPage>);
  }

  private async showMember(
    build: ClientBuild,
    url: string,
    context: RequestContext,
    member: Viewer,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { viewer, isHolder, isParty } = await this.viewers.of(member, CONTRACT_PATH.exec(url)?.[1]);
    const isPersonal = isParty || member.roles.length > 0 || !build.bundle.isSharedByMembers(request.path);
    const isRepeated = this.answers.isRepeated(keyForMembers(url));
    // a page that may show a holder's own contract is shared only if it was requested within the last second, too
    const isShared = !isPersonal && (!isHolder || isRepeated);
    const shared = isShared ? await this.membersPage(build, url, context, request) : null;
    if (shared && !shared.includes(member.id))
      return this.send(request, response, shared, build.bundle.slotsFor(viewer));
    // a part of the page could not be read: a second rendering would wait for the database again
    if (shared && !shared.isComplete) throw unavailable();
    await this.send(request, response, await this.render(build, url, viewer, context));
  }

  /** Renders the page that all members share with the rights of a visitor, so that it has no member's data. */
  private membersPage(
    build: ClientBuild,
    url: string,
    { ip, source }: RequestContext,
    { headers }: Request,
  ): Promise<RenderedPage> | RenderedPage {
    const render = () => this.render(build, url, null, { viewer: null, ip, source });
    return this.shared('member', url, hasWritten(headers) ? undefined : keyForMembers(url), render);
  }

  private async render(
    { bundle, template, icons, manifest }: ClientBuild,
    url: string,
    viewer: PageViewer | null,
    context: RequestContext,
  ): Promise<RenderedPage> {
    try {
      const { status, location, isComplete, ...parts } = await bundle.render(url, {
        execute: this.executeAs(context),
        viewer,
        origin: this.config.publicUrl,
        fallbackContent: this.content.fallback,
        nonce: slot('nonce'),
        slot,
        manifest,
        icons,
      });
      return new RenderedPage(template, parts, status, isComplete, location);
    } catch (error) {
      // the browser can render the page itself
      this.logger.error({ err: error }, 'page could not be rendered on the server');
      const status = url === NOT_FOUND_PATH ? ERROR_STATUS.NOT_FOUND : 200;
      const name = await this.brand.get().then(
        (current) => current.name,
        () => SITE_DEFAULTS.title,
      );
      return new RenderedPage(template, { ...emptyParts(this.content.fallback, name), icons }, status, false);
    }
  }

  private executeAs(context: RequestContext): Execute {
    return (query, variables) => this.queries.run(query, variables, context);
  }

  private loadBuild(): Promise<ClientBuild> {
    this.build ??= loadClientBuild().then(
      (build) => (this.loaded = build),
      (error: unknown) => {
        this.build = null;
        throw error;
      },
    );
    return this.build;
  }
}
