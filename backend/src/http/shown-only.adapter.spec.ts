import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, Get, HttpCode, Module, StreamableFile, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Shown } from '../common/api/shown.js';
import { ShownOnlyAdapter } from './shown-only.adapter.js';

class Account {
  @Shown(() => String)
  id = 'ada';

  passwordHash = 'secret';
}

/** As rows of hot reads are made: the columns are getters of a prototype. */
class LazyRow {
  @Shown(() => String)
  get text(): string {
    return 'shown';
  }

  get secret(): string {
    return 'secret';
  }
}

@Controller()
class Answers {
  @Get('one')
  one() {
    return Promise.resolve(new Account());
  }

  @Get('list')
  list() {
    return [new Account(), new Account()];
  }

  @Get('lazy')
  lazy() {
    return Object.create(LazyRow.prototype) as LazyRow;
  }

  @Get('plain')
  plain() {
    return { free: true };
  }

  @Get('text')
  text() {
    return 'secret agents';
  }

  @Get('buffer')
  buffer() {
    return Buffer.from('a');
  }

  @Get('null')
  null() {
    return null;
  }

  @Get('empty')
  @HttpCode(204)
  empty() {}

  @Get('stream')
  stream() {
    return new StreamableFile(Readable.from(['a', 'b']), { type: 'text/csv' });
  }

  @Get('error')
  error() {
    throw new Error('secret');
  }
}

@Module({ controllers: [Answers] })
class AnswersModule {}

let app: INestApplication;
let url: string;
beforeAll(async () => {
  app = await NestFactory.create(AnswersModule, new ShownOnlyAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${((app.getHttpServer() as Server).address() as AddressInfo).port}`;
});
afterAll(() => app.close());

async function get(path: string) {
  const response = await fetch(`${url}/${path}`);
  return [response.status, response.headers.get('content-type'), await response.text()];
}

const JSON_TYPE = 'application/json; charset=utf-8';

it('sends no field of an entity that is not shown', async () => {
  const [status, type, body] = await get('one');
  expect([status, type]).toEqual([200, JSON_TYPE]);
  expect(JSON.parse(body as string)).toEqual({ id: 'ada' });
});

it('sends no such field in a list', async () => {
  const [, , body] = await get('list');
  expect(JSON.parse(body as string)).toEqual([{ id: 'ada' }, { id: 'ada' }]);
});

it.each([
  ['lazy', 200, JSON_TYPE, '{"text":"shown"}'],
  ['plain', 200, JSON_TYPE, '{"free":true}'],
  ['text', 200, 'text/html; charset=utf-8', 'secret agents'],
  ['buffer', 200, JSON_TYPE, '{"type":"Buffer","data":[97]}'],
  ['null', 200, null, ''],
  ['empty', 204, null, ''],
  ['stream', 200, 'text/csv', 'ab'],
  ['error', 500, JSON_TYPE, '{"statusCode":500,"message":"Internal server error"}'],
])('answers %s', async (path, ...expected) => {
  expect(await get(path)).toEqual(expected);
});
