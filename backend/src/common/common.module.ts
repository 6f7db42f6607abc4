import { Global, Module } from '@nestjs/common';
import { ContractViews } from './contract-views.js';
import { Metrics } from './observe/metrics.js';
import { RateLimits } from './cluster/rate-limits.js';
import { TopicBus } from './cluster/topics.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

@Global()
@Module({
  providers: [ContractViews, Metrics, RateLimits, TopicBus, UnsubscribeLinks],
  exports: [ContractViews, Metrics, RateLimits, TopicBus, UnsubscribeLinks],
})
export class CommonModule {}
