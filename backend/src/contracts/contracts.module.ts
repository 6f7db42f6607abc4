import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UsersModule } from '../users/users.module.js';
import { ContractHolderResolver, FlaggedContractHolderResolver } from './contract-holder.resolver.js';
import {
  AuditContractResolver,
  ContractDeletableResolver,
  FlaggedContractDeletableResolver,
} from './contract-edges.resolver.js';
import { ContractEdges } from './contract.edges.js';
import { Contract } from './contract.entity.js';
import { ContractInsertion } from './contract.insertion.js';
import { ContractChange } from './contract-change.entity.js';
import { ContractChangesController } from './contract-changes.controller.js';
import { ContractChangesResolver } from './contract-changes.resolver.js';
import { ContractChanges } from './contract.changes.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { ContractTotalsResolver } from './contract-totals.resolver.js';
import { ContractSales } from './contract.sales.js';
import { ContractsAdminController } from './contracts.admin.controller.js';
import { ContractsAdminResolver } from './contracts.admin.resolver.js';
import { ContractsAdminService } from './contracts.admin.service.js';
import { ContractsController } from './contracts.controller.js';
import { ContractsData } from './contracts.data.js';
import { ListedContracts } from './contracts.listed.js';
import { ContractFacetsController } from './contracts.facets.controller.js';
import { ContractFacetsResolver } from './contracts.facets.resolver.js';
import { ContractFacets } from './contracts.facets.js';
import { ContractFactsController } from './contracts.facts.controller.js';
import { ContractFactsResolver } from './contracts.facts.resolver.js';
import { ContractFacts } from './contracts.facts.service.js';
import { ContractsModerationController } from './contracts.moderation.controller.js';
import { ContractsModerationResolver } from './contracts.moderation.resolver.js';
import { ContractsModerationService } from './contracts.moderation.service.js';
import { ContractNumbers } from './contracts.numbers.js';
import { ContractsMarket } from './contracts.market.js';
import { NewContracts } from './contracts.new.js';
import { OwnContracts } from './contracts.own.js';
import { ContractsResolver } from './contracts.resolver.js';
import { ContractsSearch } from './contracts.search.js';
import { ContractsService } from './contracts.service.js';
import { RollDown } from './contracts.roll-down.js';
import { PrivateFactsRow } from './private-facts.entity.js';
import { PrivateFacts } from './private-facts.js';
import { SearchFrequencies } from './search-frequencies.js';
import { SimilarContracts } from './similar-contracts.js';
import { UserContractsResolver } from './user-contracts.resolver.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Contract, ContractChange, PrivateFactsRow]),
    AuditModule,
    UsersModule,
    ModerationModule,
    SettingsModule,
  ],
  controllers: [
    ContractsController,
    ContractFactsController,
    ContractFacetsController,
    ContractChangesController,
    ContractsAdminController,
    ContractsModerationController,
  ],
  providers: [
    ContractsService,
    ContractsData,
    ContractInsertion,
    ContractsSearch,
    SearchFrequencies,
    ContractSales,
    ListedContracts,
    NewContracts,
    SimilarContracts,
    OwnContracts,
    ContractFacts,
    ContractFactsResolver,
    ContractFacets,
    ContractFacetsResolver,
    ContractChanges,
    ContractChangesResolver,
    ContractsMarket,
    PrivateFacts,
    RollDown,
    ContractsResolver,
    ContractTotalsResolver,
    ContractEdges,
    ContractNumbers,
    ContractDeletableResolver,
    FlaggedContractDeletableResolver,
    AuditContractResolver,
    ContractHolderResolver,
    FlaggedContractHolderResolver,
    UserContractsResolver,
    ContractsAdminService,
    ContractsAdminResolver,
    ContractsModerationService,
    ContractsModerationResolver,
  ],
  exports: [
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
    OwnContracts,
    PrivateFacts,
  ],
})
export class ContractsModule {}
