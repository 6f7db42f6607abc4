import { Module } from '@nestjs/common';
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
import { RuleBookService } from './rule-book.service.js';
import { RuleMerges } from './rule-merges.js';
import { RuleSubjectsController } from './rule-subjects.controller.js';
import { RuleSubjectsList } from './rule-subjects.list.js';
import { RuleSubjectsResolver } from './rule-subjects.resolver.js';
import { RuleSubjectsService } from './rule-subjects.service.js';
import { RuleVersionsService } from './rule-versions.service.js';

@Module({
  imports: [AuditModule, ContractsModule, JobsModule],
  controllers: [CompaniesController, RuleImportsController, RuleSubjectsController],
  providers: [
    CompaniesService,
    CompaniesResolver,
    RuleBookService,
    RuleExport,
    RuleImports,
    RuleImportsResolver,
    RuleMerges,
    RuleSubjectsList,
    RuleSubjectsResolver,
    RuleSubjectsService,
    RuleVersionsService,
  ],
  exports: [RuleExport],
})
export class RulesModule {}
