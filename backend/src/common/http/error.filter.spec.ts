import { expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import { pino } from 'pino';
import { ErrorFilter } from './error.filter.js';

const lines: string[] = [];
const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
const filter = new ErrorFilter(logger as unknown as PinoLogger);

/** What is logged of an error on its way out. */
function logged(error: Error): object[] {
  const host = { getType: () => 'graphql' } as unknown as ArgumentsHost;
  expect(() => filter.catch(error, host)).toThrow();
  return lines.splice(0).map((line) => JSON.parse(line) as object);
}

it('logs a lost database in a line, without a stack', () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(logged(lost)).toEqual([
    { level: 40, code: 'UNAVAILABLE', reason: 'connect ECONNREFUSED', msg: 'request refused' },
  ]);
});

it('logs a fault of our own with its stack, and a mistake of a caller not at all', () => {
  expect(logged(new Error('a bug'))).toMatchObject([
    {
      level: 50,
      code: 'INTERNAL',
      err: { message: 'a bug', stack: expect.stringContaining('error.filter.spec') },
    },
  ]);
  expect(logged(Object.assign(new Error('wrong'), { code: '22P02' }))).toEqual([]);
});
