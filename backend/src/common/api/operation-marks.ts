import { RequestMethod } from '@nestjs/common';

/**
 * - `shareable`: visitors get the same answer, whatever their address, language or cookies are
 * - `keepsAnswers`: a write that changes nothing visitors read, or publishes a topic that drops what it changed
 * - `secretAnswer`: its answer has a secret, so it is never stored for an Idempotency-Key
 */
type Mark = 'shareable' | 'keepsAnswers' | 'secretAnswer';

const marked: { mark: Mark; target: object; name: string }[] = [];

const marking = (mark: Mark) => (): MethodDecorator => (target, name) =>
  void marked.push({ mark, target, name: String(name) });

/** Visitors may share the answer of this public operation for a second (docs/adr/0017). */
export const Shareable = marking('shareable');
/** This write does not drop the answers that visitors share. */
export const KeepsAnswers = marking('keepsAnswers');

/** The answer has a secret: an Idempotency-Key is ignored. */
export const AnswersSecret = marking('secretAnswer');

/** The operations with the mark, as metrics name them: `GET /api/contracts/:id`, `query contract`. */
export const operationsMarked = (mark: Mark): Set<string> =>
  new Set(marked.filter((one) => one.mark === mark).map(({ target, name }) => operationName(target, name)));

export function operationName(target: object, name: string): string {
  const handler = (target as Record<string, object>)[name] as object;
  const of = (key: string, from = handler) => Reflect.getMetadata(key, from) as unknown;
  const type = of('graphql:resolver_type') as string | undefined;
  if (type) return `${type.toLowerCase()} ${(of('graphql:resolver_name') as string | undefined) ?? name}`;
  const path = [of('path', target.constructor), of('path')].join('/');
  return `${RequestMethod[of('method') as number]} /${path.replace(/^\/+|\/+$/g, '').replace(/\/+/g, '/')}`;
}
