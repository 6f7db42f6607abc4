import createClient from 'openapi-fetch';

export const handover = (site, token) =>
  createClient({ baseUrl: site, headers: token ? { authorization: `Bearer ${token}` } : {} });
