import { Module } from '@nestjs/common';
import { ContractsController } from './contracts.controller.js';
import { ContractsResolver } from './contracts.resolver.js';
import { ContractsSearch } from './contracts.search.js';
import { ContractsService } from './contracts.service.js';

@Module({
  controllers: [ContractsController],
  providers: [ContractsService, ContractsSearch, ContractsResolver],
  exports: [ContractsService, ContractsSearch],
})
export class ContractsModule {}
