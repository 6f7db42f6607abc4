import type { Response } from 'express';
import { bodyOf } from './utf8.js';

declare global {
  namespace Express {
    interface Response {
      /** Names and values, alternating, of headers that a response has unless a handler sets them. */
      defaultHeaders?: readonly string[];
    }
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Adds a header that is written with the default ones. If a handler sets one, all are set one by one instead. */
export function addHeader(response: Response, name: string, value: string): void {
  response.defaultHeaders = [...(response.defaultHeaders ?? []), name, value];
}

/** Sends JSON, with the length as a header, which Node adds. Express would need several times as long. */
export function sendJson(response: Response, json: string | Buffer, type = JSON_TYPE): void {
  addHeader(response, 'Content-Type', type);
  response.end(typeof json === 'string' ? bodyOf(json) : json);
}
