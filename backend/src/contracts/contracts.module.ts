import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UsersModule } from '../users/users.module.js';
import {
  AuditContractResolver,
  ContractEdgesResolver,
  FlaggedContractEdgesResolver,
  UserContractsResolver,
} from './edges/contract.edges.resolver.js';
import { ContractEdges } from './edges/contract.edges.js';
import { ContractApprovals } from './approval/contract-approvals.js';
import { Contract } from './contract.entity.js';
import { ContractInsertion } from './writing/contract.insertion.js';
import { ContractSubmission } from './writing/contract-submission.js';
import { WritingLimits } from './writing/writing-limits.js';
import { ContractEdits } from './writing/contract-editing.js';
import { ContractChange } from './changes/contract-change.entity.js';
import { ContractsController } from './contracts.controller.js';
import { ContractsResolver } from './contracts.resolver.js';
import { ContractChanges } from './changes/contract-changes.service.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { ContractTotalsResolver } from './search/contract-totals.resolver.js';
import { ContractSales } from './contract.sales.js';
import {
  ContractsAdminController,
  ContractsModerationController,
} from './admin/contracts.admin.controller.js';
import { ContractsAdminResolver, ContractsModerationResolver } from './admin/contracts.admin.resolver.js';
import { ContractsAdminService } from './admin/contracts.admin.service.js';
import { ContractsData } from './contracts.data.js';
import { ListedContracts } from './search/listed-contracts.js';
import { ContractFacets } from './search/facets.js';
import { ContractFacts } from './facts/facts.service.js';
import { ContractsModerationService } from './admin/contracts.moderation.service.js';
import { ContractNumbers } from './contracts.numbers.js';
import { ContractsMarket } from './listing-clock.store.js';
import { NewContracts } from './search/new-contracts.js';
import { OrganisationContracts } from './edges/organisation-contracts.js';
import { OwnContracts } from './edges/own-contracts.js';
import { ContractsSearch } from './search/contract-search.js';
import { ContractsByIds } from './search/contracts-by-ids.js';
import { ContractsService } from './contracts.service.js';
import { RollDown } from './roll-down.js';
import { CompanyContracts } from './rules/company-contracts.js';
import { TransferStops } from './rules/contract.rules.js';
import { PrivateFactsRow } from './facts/private-facts.entity.js';
import { PrivateFacts } from './facts/private-facts.js';
import { SearchFrequencies } from './search/frequencies.js';
import { ListTotals } from './search/list-totals.js';
import { SimilarContracts } from './search/similar-contracts.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Contract, ContractChange, PrivateFactsRow]),
    AuditModule,
    UsersModule,
    ModerationModule,
    SettingsModule,
    OrganisationsModule,
  ],
  controllers: [ContractsController, ContractsAdminController, ContractsModerationController],
  providers: [
    ContractsService,
    ContractsData,
    ContractInsertion,
    ContractApprovals,
    ContractSubmission,
    ContractEdits,
    WritingLimits,
    ContractsSearch,
    ContractsByIds,
    SearchFrequencies,
    ListTotals,
    CompanyContracts,
    ContractSales,
    ListedContracts,
    NewContracts,
    SimilarContracts,
    TransferStops,
    OrganisationContracts,
    OwnContracts,
    ContractFacts,
    ContractFacets,
    ContractChanges,
    ContractsMarket,
    PrivateFacts,
    RollDown,
    ContractsResolver,
    ContractTotalsResolver,
    ContractEdges,
    ContractNumbers,
    ContractEdgesResolver,
    FlaggedContractEdgesResolver,
    AuditContractResolver,
    UserContractsResolver,
    ContractsAdminService,
    ContractsAdminResolver,
    ContractsModerationService,
    ContractsModerationResolver,
  ],
  exports: [
    CompanyContracts,
    ContractApprovals,
    ContractsByIds,
    ContractEdits,
    ContractSubmission,
    ContractsAdminService,
    ContractsModerationService,
    ContractsService,
    ContractsSearch,
    ContractEdges,
    ContractNumbers,
    ContractSales,
    ContractsMarket,
    ListedContracts,
    NewContracts,
    OrganisationContracts,
    OwnContracts,
    PrivateFacts,
    SimilarContracts,
    TransferStops,
    WritingLimits,
  ],
})
export class ContractsModule {}
