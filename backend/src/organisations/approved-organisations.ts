import type { ContractOrganisation } from './organisation.entity.js';

/**
 * The approved organisations as this process knows them. `Organisations` sets them at the start and after each change, so
 * that no read of a contract asks the database for them.
 */
let approved: ReadonlyMap<string, ContractOrganisation> = new Map();

export function setApprovedOrganisations(all: ReadonlyMap<string, ContractOrganisation>): void {
  approved = all;
}

export function setApprovedOrganisation(id: string, shown: ContractOrganisation | null): void {
  const all = new Map(approved);
  if (shown) all.set(id, shown);
  else all.delete(id);
  approved = all;
}

/** What contracts show of an organisation; null unless it is approved. */
export const shownOrganisation = (id: string | null): ContractOrganisation | null =>
  id === null ? null : (approved.get(id) ?? null);
