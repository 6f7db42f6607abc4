import type { Client } from 'openapi-fetch';
import type { components, paths } from './api.generated.js';

export type { components, paths };

/** Calls of a site's REST API with an API token, or without one as a visitor. `site` is such as https://example.com. */
export declare function handover(site: string, token?: string): Client<paths>;
