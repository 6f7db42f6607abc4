import type { Response } from 'express';
import { bodyOf } from './utf8.js';

declare module 'node:http' {
  interface ServerResponse {
    /** Names and values, in turn, of headers that a response has unless a handler sets them. */
    defaultHeaders?: readonly string[];
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON, with the length as a header, which Node adds. Express would need several times as long. */
export function sendJson(response: Response, json: string | Buffer, type = JSON_TYPE): void {
  const { defaultHeaders = [] } = response;
  response.defaultHeaders = [...defaultHeaders, 'Content-Type', type];
  response.end(typeof json === 'string' ? bodyOf(json) : json);
}
