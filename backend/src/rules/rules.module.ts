import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesResolver } from './companies.resolver.js';
import { CompaniesService } from './companies.service.js';
import { RuleExport } from './file/rule-export.js';
import { RuleImportsController } from './file/rule-imports.controller.js';
import { RuleImportsResolver } from './file/rule-imports.resolver.js';
import { RuleImports } from './file/rule-imports.service.js';
import { ContractCompanyResolver } from './observations/company-figures.resolver.js';
import { RuleFiguresStore } from './observations/rule-figures.service.js';
import { RuleObservation } from './observations/rule-observation.entity.js';
import { RuleObservationsController } from './observations/rule-observations.controller.js';
import { RuleObservationsResolver } from './observations/rule-observations.resolver.js';
import { RuleObservations } from './observations/rule-observations.service.js';
import { RuleBookService } from './rule-book.service.js';
import { RuleMerges } from './rule-merges.js';
import { RuleSubjectsController } from './rule-subjects.controller.js';
import { RuleSubjectsList } from './rule-subjects.list.js';
import { RuleSubjectsResolver } from './rule-subjects.resolver.js';
import { RuleSubjectsService } from './rule-subjects.service.js';
import { RuleVersionsService } from './rule-versions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RuleObservation]), AuditModule, ContractsModule, JobsModule],
  controllers: [
    CompaniesController,
    RuleImportsController,
    RuleObservationsController,
    RuleSubjectsController,
  ],
  providers: [
    CompaniesService,
    CompaniesResolver,
    ContractCompanyResolver,
    RuleBookService,
    RuleExport,
    RuleImports,
    RuleImportsResolver,
    RuleFiguresStore,
    RuleMerges,
    RuleObservations,
    RuleObservationsResolver,
    RuleSubjectsList,
    RuleSubjectsResolver,
    RuleSubjectsService,
    RuleVersionsService,
  ],
  exports: [RuleExport, RuleFiguresStore, RuleObservations],
})
export class RulesModule {}
