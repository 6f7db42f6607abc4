import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger, PinoLogger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { Sessions } from './auth/sessions.js';
import type { Config } from './common/config.js';
import { Metrics } from './common/metrics.js';
import { SocketGate } from './sockets/socket-gate.js';
import { bodies, hostileInput } from './http/body.js';
import { answerBrokenRequests } from './http/broken-requests.js';
import { sameSiteOnly } from './http/cross-site.js';
import { DrainingAdapter } from './http/draining.adapter.js';
import { OverloadControl } from './http/overload.js';
import { securityHeaders } from './http/security-headers.js';
import { slowClientTimeouts } from './http/slow-clients.js';
import { warnOfUntrustedProxies } from './http/untrusted-proxy.js';
import { PaymentsSandbox } from './payments/provider/payments.sandbox.js';
import { assets } from './web/assets.js';
import { FRONTEND } from './web/frontend.js';
import { PageRenderer } from './web/page.renderer.js';
import { playground } from './web/playground.js';

/** The whole product on an open database, ready to listen: what the start and the tests both use. */
export async function createApp(config: Config, dataSource: DataSource): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, dataSource),
    new DrainingAdapter(),
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies.length > 0 ? config.trustedProxies : false);
  app.use(warnOfUntrustedProxies(await app.resolve(PinoLogger)));
  // a repeated query parameter stays visible as an array; nested ones are plain text
  app.set('query parser', 'simple');
  app.use(app.get(Metrics).handler);
  app.use(...securityHeaders(config));
  await app.get(PaymentsSandbox).mount(app);
  const files = assets(join(FRONTEND, 'client'));
  if (files) app.use(files);
  app.use(sameSiteOnly([new URL(config.publicUrl).origin]));
  app.use(bodies, hostileInput);
  // after the body: a request whose body arrives slowly takes no capacity
  const pages = app.get(PageRenderer);
  app.use(pages.serveShared, app.get(OverloadControl).handler);
  app.use(...app.get(Sessions).handlers);
  app.use(pages.forgetAfterWrites);
  app.use('/graphiql', playground(config));
  slowClientTimeouts(app.getHttpServer());
  answerBrokenRequests(app.getHttpServer());
  await app.init();
  app.get(SocketGate).attach(app.getHttpServer());
  return app;
}
