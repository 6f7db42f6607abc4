import type { Request, Response } from 'express';
import { sharedOperation } from './shareable-operations.js';
import type { Answer } from './shared-answers.js';

/** Headers that belong to an answer. All others are those of every response, or of this one alone. */
const KEPT_HEADERS = ['Content-Type', 'Cache-Control', 'Link', 'Vary'];

/** The answer that Express is about to give, if visitors may share it; null for errors and all others. */
export function capturedAnswer(request: Request, response: Response): Promise<Answer | null> {
  return new Promise((resolve) => {
    const end = response.end.bind(response) as (...args: unknown[]) => Response;
    response.end = (...args: unknown[]) => {
      resolve(response.headersSent ? null : answerOf(request, response, args[0]));
      return end(...args);
    };
    response.once('close', () => resolve(null));
  });
}

function answerOf(request: Request, response: Response, body: unknown): Answer | null {
  const { statusCode, locals } = response;
  const operation = sharedOperation(request);
  const isGraphql = request.method === 'POST';
  if (statusCode !== 200 || locals.errorCode || !operation || (isGraphql && !locals.isComplete)) return null;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return null;
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const bytes = Buffer.from(body as string);
  return {
    api: isGraphql ? 'graphql' : 'rest',
    operation,
    status: statusCode,
    headers: Object.fromEntries(headers),
    isComplete: true,
    bytes: bytes.length,
    includes: (text) => bytes.includes(text),
    filled: () => bytes,
  };
}
