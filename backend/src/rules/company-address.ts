import type { Response } from 'express';
import type { ContractType } from '../contracts/contract.columns.js';
import type { Company } from './company.types.js';

/** Answers 301 with the new address if the company was found by the slug of one that was merged into it. */
export function movedFrom(
  response: Response,
  slug: string,
  type: ContractType | undefined,
  company: Company,
): Company {
  if (company.slug !== slug) {
    const query = type ? `?${new URLSearchParams({ type }).toString()}` : '';
    response.status(301).location(`/api/companies/${company.slug}${query}`);
  }
  return company;
}
