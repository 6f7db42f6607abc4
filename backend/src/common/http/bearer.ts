/** Where an API token counts. Elsewhere the header is another one's, such as that of /metrics. */
const API = /^\/(?:api|graphql)(?:[/?]|$)/i;

/** What follows `Bearer` in an Authorization header; undefined for other kinds of it. */
export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer\b\s*(.*)$/is.exec(authorization ?? '')?.[1]?.trim();

/** The API token that a request was sent with. */
export const tokenOf = (url: string | undefined, authorization: string | undefined): string | undefined =>
  API.test(url ?? '') ? bearerIn(authorization) : undefined;
