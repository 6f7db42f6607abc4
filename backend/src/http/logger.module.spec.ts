import { describe, expect, it } from '@jest/globals';
import { Logger as NestLogger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger, LoggerModule, PinoLogger } from 'nestjs-pino';
import { Writable } from 'node:stream';
import pg from 'pg';
import { QueryFailedError } from 'typeorm';
import { logOptions } from './logger.module.js';

const lines: Record<string, unknown>[] = [];
const stream = new Writable({
  write: (line: Buffer, _encoding, done) => {
    lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
    done();
  },
});

@Module({ imports: [LoggerModule.forRoot({ forRoutes: [], pinoHttp: { ...logOptions('info'), stream } })] })
class Application {}

const refusal = Object.assign(new pg.DatabaseError('null value in column "used_at"', 1, 'error'), {
  code: '23502',
  table: 'one_time_tokens',
  detail: 'Failing row contains (7, ada@example.com, secret-of-a-link).',
});

describe('an error in the log', () => {
  it.each([
    ['of TypeORM', new QueryFailedError('insert', ['ada@example.com', 'secret-of-a-link'], refusal)],
    ['of the driver', refusal],
    [
      'of the payment provider',
      Object.assign(new Error('no'), { payment_intent: { client_secret: 'secret-of-a-link' } }),
    ],
  ])('%s has its text and its place in the code, but no value of a row or a request', async (_of, error) => {
    const app = await NestFactory.createApplicationContext(Application, { bufferLogs: true });
    app.useLogger(app.get(Logger));
    lines.length = 0;
    new NestLogger('Mails').error(error);
    (await app.resolve(PinoLogger)).error({ err: error }, 'request failed');
    await app.close();
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/secret-of-a-link|ada@example/);
    const { message, stack } = error;
    for (const { err } of lines) expect(err).toMatchObject({ message, stack });
  });
});
