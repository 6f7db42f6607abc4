import type { Outcome, Person } from './person.js';

export interface BrandAnswer {
  name: string;
  color: string;
  darkColor: string;
  logo: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  mailSender: string | null;
  postalAddress: string | null;
}

type BrandChange = Partial<Record<'name' | 'color' | 'mailSender' | 'postalAddress', string | null>>;

interface BrandApi {
  name: string;
  brand(as: Person): Promise<Outcome<BrandAnswer>>;
  setBrand(as: Person, input: BrandChange): Promise<Outcome<BrandAnswer>>;
  removeLogo(as: Person): Promise<Outcome<BrandAnswer>>;
}

const FIELDS = 'name color darkColor logo logoWidth logoHeight mailSender postalAddress';

export const rest: BrandApi = {
  name: 'REST',
  brand: (as) => as.viaRest('GET', '/api/admin/brand'),
  setBrand: (as, input) => as.viaRest('PUT', '/api/admin/brand', input),
  removeLogo: (as) => as.viaRest('DELETE', '/api/admin/brand/logo'),
};

const graphql: BrandApi = {
  name: 'GraphQL',
  brand: (as) => as.viaGraphql(`{ brand { ${FIELDS} } }`),
  setBrand: (as, input) =>
    as.viaGraphql(`mutation ($input: SetBrandInput!) { setBrand(input: $input) { ${FIELDS} } }`, { input }),
  removeLogo: (as) => as.viaGraphql(`mutation { removeBrandLogo { ${FIELDS} } }`),
};

export const brandApis = [rest, graphql];

/** A logo four times as wide as high. */
export const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50" rx="8" fill="#7a1f5c"/>' +
  '<circle cx="25" cy="25" r="15" fill="#fff"/></svg>';

export const sendLogo = (as: Person, bytes: string | Buffer, type = 'image/svg+xml') =>
  as.rest<BrandAnswer & { error?: string; code?: string }>(
    'POST',
    '/api/admin/brand/logo',
    Buffer.from(bytes as string),
    { 'content-type': type },
  );
