import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Classes whose objects are requests and responses of Express from the start. Express would change the prototype of each of
 * them, which makes every later access slower.
 */
export function expressClasses(express: Express) {
  class ExpressRequest extends IncomingMessage {}

  /**
   * Writes its default headers all at once if there are no others, which takes half the time of setting each. Until then
   * only `getHeader` and `removeHeader` know of them.
   */
  class ExpressResponse extends ServerResponse<ExpressRequest> {
    declare defaultHeaders?: readonly string[];

    /** Finds default headers by their exact name. */
    override getHeader(name: string) {
      return super.getHeader(name) ?? defaultOf(this, name);
    }

    override removeHeader(name: string): void {
      setMissing(this, this.defaultHeaders);
      this.defaultHeaders = undefined;
      super.removeHeader(name);
    }

    override writeHead(statusCode: number, ...rest: unknown[]): this {
      const { defaultHeaders } = this;
      this.defaultHeaders = undefined;
      const isAll = rest.length === 0 && this.getHeaderNames().length === 0;
      if (isAll && defaultHeaders) return super.writeHead(statusCode, defaultHeaders as string[]);
      setMissing(this, defaultHeaders);
      return super.writeHead(statusCode, ...(rest as []));
    }
  }

  for (const [own, of] of [
    [ExpressRequest.prototype, express.request],
    [ExpressResponse.prototype, express.response],
  ]) {
    Object.setPrototypeOf(own, Object.getPrototypeOf(of) as object);
    Object.defineProperty(own, 'app', { value: express, writable: true, configurable: true });
  }
  Object.assign(express, { request: ExpressRequest.prototype, response: ExpressResponse.prototype });
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}

function defaultOf({ defaultHeaders = [] }: Express.Response, name: string): string | undefined {
  for (let at = 0; at < defaultHeaders.length; at += 2)
    if (defaultHeaders[at] === name) return defaultHeaders[at + 1];
  return undefined;
}

function setMissing(response: ServerResponse, headers: readonly string[] = []): void {
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] as string;
    if (!response.hasHeader(name)) response.setHeader(name, headers[at + 1] as string);
  }
}
