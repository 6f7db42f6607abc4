import { Injectable } from '@nestjs/common';
import { ContractsService } from '../../contracts/contracts.service.js';
import { OwnContracts } from '../../contracts/edges/own-contracts.js';
import type { Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { enqueue } from '../../jobs/jobs.js';
import { OrganisationLeads } from '../../organisations/organisation-leads.js';
import { BOTH_ACCEPTED } from '../../transfers/transfer.events.js';
import { TransferViews } from '../../transfers/transfer.views.js';
import type { Transfer } from '../../transfers/transfer.entity.js';

const textOf = (fact: string | number | undefined): string | null => (fact == null ? null : String(fact));

/** Sends a dealer the buyers of its car leases, once both parties have accepted, as its lead management reads them. */
@Injectable()
export class DealerLeads {
  constructor(
    events: Events,
    private readonly contracts: ContractsService,
    private readonly own: OwnContracts,
    private readonly leads: OrganisationLeads,
    private readonly views: TransferViews,
  ) {
    events.on(BOTH_ACCEPTED, (tx, { transfer, dealerId }) => this.send(tx, transfer, dealerId));
  }

  /** The transfer is locked, and its parties accept once: there is one email for each transfer. */
  private async send(tx: Tx, transfer: Transfer, dealerId: string | null): Promise<void> {
    if (dealerId === null) return;
    const { id, contractId, sellerId, facts } = transfer;
    const contract = await this.contracts.find(contractId, tx);
    if (contract?.organisationId !== dealerId) return;
    const address = await this.leads.addressFor(tx, dealerId, sellerId);
    if (!address) return;
    const contacts = (await this.views.contacts([transfer], tx)).get(id) ?? [];
    const buyer = contacts.find(({ role }) => role === 'buyer');
    if (!buyer) return;
    const stock = (await this.own.externalIdsOf([contractId], tx)).get(contractId) ?? null;
    const { organisation, email: to } = address;
    const { name, email, phone, note } = buyer;
    const data = {
      ...{ transferId: id, contractId, contractTitle: contract.title },
      requestedAt: new Date().toISOString(),
      vehicle: {
        ...{ year: textOf(facts['year']), make: textOf(facts['make']), model: textOf(facts['model']) },
        ...{ stock, miles: textOf(facts['mileageNow']) },
      },
      buyer: { name, email, phone, note },
      dealer: { id: organisation.id, name: organisation.name, website: organisation.website, email: to },
    };
    await enqueue(tx, 'mail', { template: 'lead', to, data }, { key: `lead:${id}` });
  }
}
