import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/contracts.module.js';
import { ContractFeed } from './contract-feed.js';
import { FeedAnswers } from './feed-answers.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsResolver } from './feeds.resolver.js';

@Module({
  imports: [ContractsModule],
  controllers: [FeedsController],
  providers: [ContractFeed, FeedAnswers, FeedsResolver],
})
export class FeedsModule {}
