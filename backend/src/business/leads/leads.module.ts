import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/contracts.module.js';
import { OrganisationsModule } from '../../organisations/organisations.module.js';
import { TransfersModule } from '../../transfers/transfers.module.js';
import { DealerLeads } from './dealer-leads.js';

@Module({ imports: [ContractsModule, OrganisationsModule, TransfersModule], providers: [DealerLeads] })
export class LeadsModule {}
