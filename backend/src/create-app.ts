import type { Server } from 'node:http';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger, PinoLogger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { Sessions } from './auth/sessions.js';
import { BrandIcons } from './brand/brand-icons.js';
import type { Config } from './common/config/config.js';
import { rememberRules } from './common/api/remembered-rules.js';
import { TopicBus } from './common/cluster/topics.js';
import { Database } from './database/database.js';
import { Replicas } from './database/replicas.js';
import { SocketGate } from './sockets/socket-gate.js';
import { bodies, hostileInput } from './http/body.js';
import { answerBrokenRequests } from './http/broken-requests.js';
import { sameSiteOnly } from './http/cross-site.js';
import { tellFinishedWrites } from './http/finished-writes.js';
import { KnownOperationsMiddleware } from './graphql/known-operations.js';
import { Front } from './http/answers/front.js';
import { OverloadControl } from './http/overload.js';
import { readOwnWrites } from './http/own-writes.js';
import { resumedRequest } from './http/request-log.js';
import { ShownOnlyAdapter } from './http/shown-only.adapter.js';
import { slowClientTimeouts } from './http/slow-clients.js';
import { TracedHandlers } from './http/traced-requests.js';
import { warnOfUntrustedProxies } from './http/untrusted-proxy.js';
import { findInstallation } from './installation/installation.js';
import { PaymentsSandbox } from './payments/provider/payments.sandbox.js';
import { IdempotencyHandler } from './tokens/idempotency/idempotency.handler.js';
import { assets, FRONTEND } from './web/assets.js';
import { PageRenderer } from './web/page.renderer.js';
import { playground } from './web/playground.js';

/** The whole product on an open database, ready to listen: what the start and the tests both use. */
export async function createApp(given: Config, dataSource: DataSource): Promise<NestExpressApplication> {
  rememberRules();
  const installation = await findInstallation(new Database(dataSource), given);
  const config = installation.isTrial ? given.forTrial() : given;
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, dataSource, installation),
    new ShownOnlyAdapter(),
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  try {
    return await readied(app, config);
  } catch (error) {
    // the start may try again
    await app.close().catch(() => undefined);
    throw error;
  }
}

async function readied(app: NestExpressApplication, config: Config): Promise<NestExpressApplication> {
  app.useLogger(app.get(Logger));
  if (config.otlpEndpoint) app.useGlobalInterceptors(new TracedHandlers());
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies.length > 0 ? config.trustedProxies : false);
  // a repeated query parameter stays visible as an array; nested ones are plain text
  app.set('query parser', 'simple');
  // responses of the API may not be stored, so nothing could be validated with it
  app.set('etag', false);
  const front = app.get(Front);
  const sandbox = await app.get(PaymentsSandbox).start();
  const files = assets(join(FRONTEND, 'client'));
  const server: Server = app.getHttpServer();
  front.standBefore(server, app.getHttpAdapter().getInstance());
  const handlers = [
    warnOfUntrustedProxies(await app.resolve(PinoLogger)),
    ...(sandbox ? [sandbox] : []),
    app.get(BrandIcons).handler,
    ...(files ? [files] : []),
    sameSiteOnly([new URL(config.publicUrl).origin]),
    bodies,
    hostileInput,
    // after the body: a request whose body arrives slowly takes no capacity
    app.get(OverloadControl).handler,
    resumedRequest,
    front.share,
    app.get(Sessions).handler,
    tellFinishedWrites(app.get(TopicBus)),
    ...(config.databaseReplicaUrls.length > 0 ? [readOwnWrites(app.get(Replicas), config)] : []),
    app.get(IdempotencyHandler).handler,
    app.get(KnownOperationsMiddleware).handler,
    app.get(PageRenderer).handler,
  ];
  for (const handler of handlers) app.use(handler);
  app.use('/graphiql', playground(config));
  slowClientTimeouts(server);
  answerBrokenRequests(server);
  await app.init();
  app.get(SocketGate).attach(server);
  return app;
}
