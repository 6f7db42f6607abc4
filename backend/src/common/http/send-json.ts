import type { Response } from 'express';
import { bodyOf } from './utf8.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a text of JSON.stringify, with the length as a header, which Node adds. Express needs several times as long. */
export function sendJson(response: Response, json: string, type = JSON_TYPE): void {
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
  response.end(bodyOf(json));
}
