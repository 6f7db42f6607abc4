import { AppError, unstorable } from '../api/errors.js';

const DEEPEST = 12;
const MOST_NODES = 5_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Characters that PostgreSQL cannot store: it refuses NUL and silently replaces lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Walks a parsed body iteratively and refuses hostile keys, depth, size and characters. */
export function refuseHostileJson(body: unknown): void {
  const stack: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let nodes = 0;
  for (let at = stack.pop(); at; at = stack.pop()) {
    const { value, depth } = at;
    if (typeof value === 'string') refuseUnstorable(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) throw new AppError('BAD_REQUEST', 'The request is nested too deeply.');
    for (const [key, child] of Object.entries(value)) {
      if (++nodes > MOST_NODES) throw new AppError('BAD_REQUEST', 'The request has too many parts.');
      if (FORBIDDEN_KEYS.has(key))
        throw new AppError('BAD_REQUEST', 'The request has a field that is not allowed.');
      refuseUnstorable(key);
      stack.push({ value: child, depth: depth + 1 });
    }
  }
}

export function refuseUnstorable(text: string): void {
  if (!isStorable(text)) throw unstorable();
}
